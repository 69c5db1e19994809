/** supabase-js sends a browser's file as a form with one part; the engine wants that part as the body. */
export async function unwrapUpload(request: Request): Promise<Request> {
  const isForm = request.headers.get('content-type')?.startsWith('multipart/form-data')
  if (!isForm || request.method === 'GET') return request
  const form = await request.formData()
  const file = form.get('') ?? form.get('file')
  if (!(file instanceof Blob)) return request
  const headers = new Headers(request.headers)
  headers.set('content-type', file.type || 'application/octet-stream')
  headers.delete('content-length')
  const cacheControl = form.get('cacheControl')
  if (typeof cacheControl === 'string') headers.set('cache-control', `max-age=${cacheControl}`)
  return new Request(request.url, {method: request.method, headers, body: await file.arrayBuffer()})
}
