import {HttpError} from './http-error.ts'

/** @throws {HttpError} payload_too_large beyond `maxBytes`. The body stays unchanged, as signatures require. */
export async function readText(request: Request, maxBytes = 256 * 1024): Promise<string> {
  const decoder = new TextDecoder('utf-8', {ignoreBOM: true})
  let [text, size] = ['', 0]
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new HttpError('payload_too_large', `The body is larger than ${maxBytes} bytes`)
    text += decoder.decode(chunk, {stream: true})
  }
  return text + decoder.decode()
}

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
