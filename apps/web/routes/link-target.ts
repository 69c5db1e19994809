import {splitLanguage} from '#/i18n/localized-path.ts'

export type LinkTarget =
  {kind: 'page'; path: string} | {kind: 'web'; href: string} | {kind: 'contact'; href: string}

/**
 * Where a link typed by an editor leads: to a page of this site (`path` without language), to another site, or to an
 * email address or phone number. `undefined` for malformed links and other schemes, which the Studio refuses but the
 * API lets through.
 */
export function linkTarget(href: string | null | undefined, siteUrl: string): LinkTarget | undefined {
  if (!href?.trim() || !URL.canParse(href, siteUrl)) return undefined
  const url = new URL(href, siteUrl)
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') return {kind: 'contact', href: url.href}
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return undefined
  if (url.origin !== new URL(siteUrl).origin) return {kind: 'web', href: url.href}
  return {kind: 'page', path: splitLanguage(url.pathname).path + url.search + url.hash}
}
