import {hasLocale} from 'next-intl'
import {routing} from '#/i18n/routing.ts'
import {currentPreview} from '#/preview/current-preview.ts'
import {getOpengraphImage} from '#/features/opengraph-image/cached-image.ts'

// A static route would cache a response for every made-up path until the next restart.
export const dynamic = 'force-dynamic'
// Content is still cached, as on pages.
export const fetchCache = 'default-cache'

export async function GET(
  _: Request,
  {params}: RouteContext<'/api/share-picture/[locale]/[[...path]]'>,
): Promise<Response> {
  const {locale, path = []} = await params
  const image = hasLocale(routing.locales, locale) && (await getOpengraphImage(`/${path.join('/')}`, locale))
  if (!image) return new Response(null, {status: 404})
  const cacheControl = (await currentPreview()) ? 'private, no-store' : 'public, max-age=3600'
  return new Response(image, {
    headers: {
      'content-type': 'image/jpeg',
      'cache-control': cacheControl,
      // The Studio offers it to volunteers.
      'access-control-allow-origin': '*',
    },
  })
}
