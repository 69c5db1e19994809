import {splitLanguage} from '#/i18n/localized-path.ts'

export type LinkTarget =
  {kind: 'page'; path: string} | {kind: 'web'; href: string} | {kind: 'contact'; href: string}

/**
 * Where an address leads that a volunteer typed: to a page of this site (`path` without language), to another site, or
 * to an e-mail address or telephone. Nothing for every other scheme and for what is no address: the Studio refuses
 * those, but content may also come in through the API.
 */
export function linkTarget(address: string | null | undefined, siteUrl: string): LinkTarget | undefined {
  if (!address?.trim() || !URL.canParse(address, siteUrl)) return undefined
  const url = new URL(address, siteUrl)
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return {kind: 'contact', href: url.href}
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  if (url.origin !== new URL(siteUrl).origin) return {kind: 'web', href: url.href}
  return {kind: 'page', path: splitLanguage(url.pathname).path + url.search + url.hash}
}
