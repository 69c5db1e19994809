import type {StoredKey} from '#/storage/stored-items.ts'

const KEY = 'language' satisfies StoredKey<'local'>

/**
 * The head runs this before the first paint. A visitor who chose English goes below /en, and an invalid stored value is
 * removed. A press on a link to another language is a choice, also before the page's own scripts have run: otherwise the
 * page it leads to would send the visitor back. Where storage is blocked, the path alone decides.
 */
export const storedLanguageScript = `try{var l=localStorage.getItem("${KEY}"),p=location.pathname;if(l!==null&&l!=="lt"&&l!=="en")localStorage.removeItem("${KEY}");if(l==="en"&&p!=="/en"&&p.indexOf("/en/")!==0){document.documentElement.style.display="none";location.replace("/en"+(p==="/"?"":p)+location.search+location.hash)}addEventListener("click",function(e){var a=e.target.closest("a[hreflang]");if(a)try{localStorage.setItem("${KEY}",a.hreflang)}catch(e){}},true)}catch(e){}`
