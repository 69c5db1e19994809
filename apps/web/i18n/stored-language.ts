import type {Locale} from 'next-intl'

const KEY = 'language'

/** Stores the visitor's choice of language, unless storage is blocked. */
export function rememberLanguage(language: Locale) {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // Storage is blocked: the path alone decides the language.
  }
}

/**
 * Runs in the head before the first paint: redirects a visitor who chose English from a path without a prefix to the
 * same page below /en, and removes an invalid stored value.
 */
export const storedLanguageScript = `try{var l=localStorage.getItem("${KEY}"),p=location.pathname;if(l!==null&&l!=="lt"&&l!=="en")localStorage.removeItem("${KEY}");if(l==="en"&&p!=="/en"&&p.indexOf("/en/")!==0){document.documentElement.style.display="none";location.replace("/en"+(p==="/"?"":p)+location.search+location.hash)}}catch(e){}`
