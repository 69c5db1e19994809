/** Reads no further than the limit in bytes; returns undefined for a longer body. */
export async function readUpTo(request: Request, limit: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length')) > limit) return undefined
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of request.body ?? []) {
    bytes += chunk.byteLength
    if (bytes > limit) return undefined
    text += decoder.decode(chunk, {stream: true})
  }
  return text + decoder.decode()
}
