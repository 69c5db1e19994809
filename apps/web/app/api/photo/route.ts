import {parsePhotoParameter} from '@site/schemas/content/photo-reference'
import {getNamedPhoto} from '#/features/contact/contact-queries.ts'
import {TooManyLookups} from '#/shared-cache/batched-lookup.ts'

/** Finds the published `photo` that the contact form names, uncached: 404 if there is none, 503 while too many ask. */
export async function GET(request: Request): Promise<Response> {
  const reference = parsePhotoParameter(new URL(request.url).searchParams.get('photo'))
  const headers = {'cache-control': 'no-store', 'x-robots-tag': 'noindex'}
  try {
    const photo = reference && (await getNamedPhoto(reference))
    return photo ? Response.json(photo, {headers}) : new Response(null, {status: 404, headers})
  } catch (error) {
    if (!(error instanceof TooManyLookups)) throw error
    return new Response(null, {status: 503, headers: {...headers, 'retry-after': '1'}})
  }
}
