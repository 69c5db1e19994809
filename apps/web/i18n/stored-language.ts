import type {Locale} from 'next-intl'

const KEY = 'language'

/** Remembers the visitor's language. Without storage (private mode) the choice only lasts for this page. */
export function rememberLanguage(language: Locale) {
  try {
    localStorage.setItem(KEY, language)
  } catch {
    // The path decides the language anyway.
  }
}

/**
 * Runs in the head before the first paint: sends a visitor who chose English from an unprefixed path to the same page
 * under /en, and removes a stored value that is not a language.
 */
export const storedLanguageScript = `try{var l=localStorage.getItem("${KEY}"),p=location.pathname;if(l!==null&&l!=="lt"&&l!=="en")localStorage.removeItem("${KEY}");if(l==="en"&&p!=="/en"&&p.indexOf("/en/")!==0){document.documentElement.style.display="none";location.replace("/en"+(p==="/"?"":p)+location.search+location.hash)}}catch(e){}`
