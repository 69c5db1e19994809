import type {Locale} from 'next-intl'
import {localValues} from '#/storage/browser-storage.ts'

const KEY = 'language'

/** Stores the visitor's choice of language. Where storage is blocked, the path alone decides. */
export function rememberLanguage(language: Locale) {
  localValues.write(KEY, language)
}

/**
 * Runs in the head before the first paint: redirects a visitor who chose English from a path without a prefix to the
 * same page below /en, and removes an invalid stored value.
 */
export const storedLanguageScript = `try{var l=localStorage.getItem("${KEY}"),p=location.pathname;if(l!==null&&l!=="lt"&&l!=="en")localStorage.removeItem("${KEY}");if(l==="en"&&p!=="/en"&&p.indexOf("/en/")!==0){document.documentElement.style.display="none";location.replace("/en"+(p==="/"?"":p)+location.search+location.hash)}}catch(e){}`
