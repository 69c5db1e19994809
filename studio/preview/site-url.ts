import type {Language} from '@site/schemas/languages'
import {env} from '../workspace/env.ts'

/** `path` is without language. */
export function siteUrl(language: Language, path: string): string {
  return new URL(language === 'lt' ? path : `/${language}${path === '/' ? '' : path}`, env.SITE_URL).href
}

export function splitSiteUrl(url: string): {language: Language; path: string} {
  const {pathname, search} = new URL(url, env.SITE_URL)
  const [, english] = pathname.match(/^\/en(\/.*)?$/) ?? []
  const isEnglish = pathname === '/en' || english !== undefined
  const query = new URLSearchParams(search)
  query.delete('sanity-preview-perspective')
  const path = isEnglish ? (english ?? '/') : pathname
  return {language: isEnglish ? 'en' : 'lt', path: query.size > 0 ? `${path}?${query}` : path}
}
