import type {Locale} from 'next-intl'
import {localValues} from '#/storage/browser-storage.ts'

const KEY = 'language'

/** Where storage is blocked, the path alone decides. */
export function rememberLanguage(language: Locale) {
  localValues.write(KEY, language)
}

/**
 * The head runs this before the first paint: a visitor who chose English goes below /en, and an invalid stored value
 * is removed.
 */
export const storedLanguageScript = `try{var l=localStorage.getItem("${KEY}"),p=location.pathname;if(l!==null&&l!=="lt"&&l!=="en")localStorage.removeItem("${KEY}");if(l==="en"&&p!=="/en"&&p.indexOf("/en/")!==0){document.documentElement.style.display="none";location.replace("/en"+(p==="/"?"":p)+location.search+location.hash)}}catch(e){}`
