import {hasLocale} from 'next-intl'
import {encodeQR} from 'qr'
import {env} from '#/env.ts'
import {localizedUrl} from '#/i18n/localized-path.ts'
import {routing} from '#/i18n/routing.ts'
import {findPage} from '#/revalidation/known-paths.ts'

// A static route would cache a response for every made-up path until the next restart.
export const dynamic = 'force-dynamic'

export async function GET(
  _: Request,
  {params}: RouteContext<'/api/qr/[locale]/[[...path]]'>,
): Promise<Response> {
  const {locale, path = []} = await params
  const pagePath = encodeURI(`/${path.join('/')}`)
  if (!hasLocale(routing.locales, locale) || (await findPage(pagePath)) !== 'page') {
    return new Response(null, {status: 404})
  }
  // Black on nothing: the paper around it is its margin.
  const svg = encodeQR(localizedUrl(env.SITE_URL, locale, pagePath), 'svg', {ecc: 'medium', border: 1})
  return new Response(svg, {
    headers: {'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600'},
  })
}
