import {HttpError} from './http-error.ts'

/** The body stays unchanged, as signatures require. */
export async function readText(request: Request): Promise<string> {
  const decoder = new TextDecoder('utf-8', {ignoreBOM: true})
  let text = ''
  for await (const chunk of request.body ?? []) text += decoder.decode(chunk, {stream: true})
  return text + decoder.decode()
}

/** @throws {HttpError} unsupported_media_type or bad_request */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new HttpError('unsupported_media_type', 'The body must be JSON')
  const text = await readText(request)
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError('bad_request', 'The body must be JSON')
  }
}
