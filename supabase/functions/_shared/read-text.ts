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
