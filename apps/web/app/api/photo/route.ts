import {parsePhotoParameter} from '@site/schemas/requests/photo-reference'
import {getNamedPhoto} from '#/features/contact/contact-queries.ts'

/** A published photo that the contact form names. Search param: `photo`. 404 if there is no such photo. Uncached. */
export async function GET(request: Request): Promise<Response> {
  const reference = parsePhotoParameter(new URL(request.url).searchParams.get('photo'))
  const photo = reference && (await getNamedPhoto(reference))
  const headers = {'cache-control': 'no-store', 'x-robots-tag': 'noindex'}
  return photo ? Response.json(photo, {headers}) : new Response(null, {status: 404, headers})
}
