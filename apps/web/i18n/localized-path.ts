import type {Language} from '@site/schemas/languages'

/** Adds the language's prefix to the path of a page: `/naujienos` → `/en/naujienos`. */
export function localizedPath(language: Language, path: string): string {
  if (language === 'lt') return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** The full URL of a page: `origin` is `env.SITE_URL` on the server, `location.origin` in the browser. */
export function localizedUrl(origin: string, language: Language, path: string): string {
  return new URL(localizedPath(language, path), origin).href
}

/** The reverse of `localizedPath`: the language of a URL's pathname, and the path without its prefix. */
export function splitLanguage(pathname: string): {language: Language; path: string} {
  if (pathname === '/en') return {language: 'en', path: '/'}
  if (pathname.startsWith('/en/')) return {language: 'en', path: pathname.slice('/en'.length)}
  return {language: 'lt', path: pathname}
}
