import {hasLocale} from 'next-intl'
import {routing} from '#/i18n/routing.ts'
import {keptPicture} from '#/features/opengraph-image/kept-pictures.ts'

// Next would keep a static answer, but that to an invented address too, each until the next start.
export const dynamic = 'force-dynamic'
// What comes from the Content Lake is kept all the same, as on the pages.
export const fetchCache = 'default-cache'

/** The picture that stands for a page when its address is shared. */
export async function GET(
  _: Request,
  {params}: RouteContext<'/api/share-picture/[locale]/[[...path]]'>,
): Promise<Response> {
  const {locale, path = []} = await params
  const picture = hasLocale(routing.locales, locale) && (await keptPicture(`/${path.join('/')}`, locale))
  if (!picture) return new Response(null, {status: 404})
  return new Response(picture, {
    headers: {'content-type': 'image/png', 'cache-control': 'public, max-age=3600'},
  })
}
