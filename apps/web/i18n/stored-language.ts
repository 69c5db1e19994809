import type {Locale} from 'next-intl'

const KEY = 'language'

/** Keeps the visitor's choice of language; without storage (private mode) the choice lasts for this page only. */
export function rememberLanguage(language: Locale) {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // The address decides the language anyway.
  }
}

/**
 * Runs in the head before anything is painted: takes a visitor who chose English from an unprefixed address to the
 * same page under /en, and removes a stored value that is not a language. Constant, so that one hash in the content
 * security policy covers it.
 */
export const storedLanguageScript = `try{var l=localStorage.getItem("${KEY}"),p=location.pathname;if(l!==null&&l!=="lt"&&l!=="en")localStorage.removeItem("${KEY}");if(l==="en"&&p!=="/en"&&p.indexOf("/en/")!==0){document.documentElement.style.display="none";location.replace("/en"+(p==="/"?"":p)+location.search+location.hash)}}catch(e){}`
