import {splitLanguage} from '#/i18n/localized-path.ts'

type LinkTarget =
  {kind: 'internal'; path: string} | {kind: 'external'; href: string} | {kind: 'contact'; href: string}

/** `path` is without language. Malformed URLs and other schemes, which the API allows, give undefined. */
export function linkTarget(href: string | null | undefined, siteUrl: string): LinkTarget | undefined {
  if (!href?.trim() || !URL.canParse(href, siteUrl)) return undefined
  const url = new URL(href, siteUrl)
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return {kind: 'contact', href: url.href}
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  if (url.origin !== new URL(siteUrl).origin) return {kind: 'external', href: url.href}
  return {kind: 'internal', path: splitLanguage(url.pathname).path + url.search + url.hash}
}
