import type {Language} from '@site/schemas/languages'

/** Address of a page in a language, from the one that is the same under both: `/naujienos` → `/en/naujienos`. */
export function localizedPath(language: Language, path: string): string {
  if (language === 'lt') return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** The reverse: language and shared address of what stands in the browser's address bar. */
export function splitLanguage(pathname: string): {language: Language; path: string} {
  if (pathname === '/en') return {language: 'en', path: '/'}
  if (pathname.startsWith('/en/')) return {language: 'en', path: pathname.slice('/en'.length)}
  return {language: 'lt', path: pathname}
}
