import {depthOf} from './document-attributes.ts'
import {badRequest, payloadTooLarge} from './lake-error.ts'

/** Documents have a lower limit, whose error says more. */
const MAX_DEPTH = 50

/** @throws {LakeError} 413 above the limit, 400 when it is not JSON */
export async function jsonBody(request: Request, maxBytes: number): Promise<unknown> {
  requireContentLength(request, maxBytes)
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.length
    if (size > maxBytes) throw payloadTooLarge(maxBytes)
    chunks.push(chunk)
  }
  const json = parse(Buffer.concat(chunks).toString())
  if (depthOf(json) > MAX_DEPTH) throw badRequest('The body is nested too deeply')
  return json
}

/** @throws {LakeError} 413 */
export function requireContentLength(request: Request, maxBytes: number) {
  if (Number(request.headers.get('content-length')) > maxBytes) throw payloadTooLarge(maxBytes)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('The body is not JSON')
  }
}
