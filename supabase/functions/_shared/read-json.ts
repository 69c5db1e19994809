import {HttpError} from './http-error.ts'
import {readText} from './read-text.ts'

/** @throws {HttpError} unsupported_media_type, payload_too_large or bad_request */
export async function readJson(request: Request, maxBytes?: number): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new HttpError('unsupported_media_type', 'The body must be JSON')
  const text = await readText(request, maxBytes)
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError('bad_request', 'The body must be JSON')
  }
}
