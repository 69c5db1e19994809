import 'server-only'
import type {Locale} from 'next-intl'
import {localizeText} from '#/i18n/localize.ts'
import {localizedPath} from '#/i18n/localized-path.ts'
import {getSiteSettings} from '#/site-settings/site-settings-queries.ts'

/** A manifest has one colour: that of the page in light colours (app/globals.css). */
const PAPER = '#faf5e9'

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/${purpose === 'any' ? 'icon' : 'maskable-icon'}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The icons are drawn from app/icon.svg. */
export async function webAppManifestResponse(locale: Locale): Promise<Response> {
  const settings = await getSiteSettings()
  const name = localizeText(settings?.name, locale)
  const home = localizedPath(locale, '/')
  const manifest = {
    id: home,
    name,
    description: localizeText(settings?.tagline, locale),
    lang: locale,
    dir: 'ltr',
    start_url: home,
    // The scope has both languages, so that switching does not leave the app.
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
  }
  return Response.json(manifest, {headers: {'content-type': 'application/manifest+json'}})
}
