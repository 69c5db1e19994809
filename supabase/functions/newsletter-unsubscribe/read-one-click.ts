import {HttpError} from '../_shared/http-error.ts'
import {readText} from '../_shared/read-body.ts'

/** @throws {HttpError} unless the form is `List-Unsubscribe=One-Click`, in either encoding of RFC 8058 */
export async function readOneClick(request: Request): Promise<void> {
  const contentType = request.headers.get('content-type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(contentType.trim()))
    throw new HttpError('unsupported_media_type', 'The body must be a form')
  const form = await parseForm(await readText(request), contentType)
  if (form?.get('List-Unsubscribe') !== 'One-Click')
    throw new HttpError('bad_request', 'The form must hold List-Unsubscribe=One-Click')
}

async function parseForm(text: string, contentType: string): Promise<FormData | undefined> {
  try {
    return await new Response(text, {headers: {'content-type': contentType}}).formData()
  } catch {
    return undefined
  }
}
