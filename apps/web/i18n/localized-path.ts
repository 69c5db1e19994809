import type {Language} from '@site/schemas/languages'

/** The prefix of the language is added: `/naujienos` → `/en/naujienos`. */
export function localizedPath(language: Language, path: string): string {
  if (language === 'lt') return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** `origin` is `env.SITE_URL` on the server, `location.origin` in the browser. */
export function localizedUrl(origin: string, language: Language, path: string): string {
  return new URL(localizedPath(language, path), origin).href
}

/** Reverses `localizedPath`. */
export function splitLanguage(pathname: string): {language: Language; path: string} {
  if (pathname === '/en') return {language: 'en', path: '/'}
  if (pathname.startsWith('/en/')) return {language: 'en', path: pathname.slice('/en'.length)}
  return {language: 'lt', path: pathname}
}
