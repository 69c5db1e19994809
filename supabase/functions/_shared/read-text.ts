import {Refusal} from './refusal.ts'

/**
 * The body, exactly as it was sent (signatures are made of that).
 *
 * @throws {Refusal} as soon as there is more than `maxBytes`
 */
export async function readText(request: Request, maxBytes = 256 * 1024): Promise<string> {
  const decoder = new TextDecoder('utf-8', {ignoreBOM: true})
  let [text, size] = ['', 0]
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBytes) throw new Refusal('payload_too_large', `The body is larger than ${maxBytes} bytes`)
    text += decoder.decode(chunk, {stream: true})
  }
  return text + decoder.decode()
}
