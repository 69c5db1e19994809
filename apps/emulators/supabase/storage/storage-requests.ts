import * as z from 'zod'

const batch = z.object({expiresIn: z.number(), paths: z.array(z.string()).max(1000)})

type Engine = (request: Request) => Promise<Response>

/**
 * `POST /object/sign/<bucket>[/<path>]` as in hosted Storage: the engine names the URL differently, and has no batch of
 * several paths.
 */
export async function signUrls(request: Request, engine: Engine): Promise<Response> {
  const {pathname} = new URL(request.url)
  const isBatch = /^\/storage\/v1\/object\/sign\/[^/]+\/?$/.test(pathname)
  if (!isBatch) return signOne(request, engine)
  const parsed = batch.safeParse(await request.json().catch(() => undefined))
  if (!parsed.success)
    return Response.json(
      {statusCode: '400', error: 'invalid_request', message: z.prettifyError(parsed.error)},
      {status: 400},
    )
  const {expiresIn, paths} = parsed.data
  const signed = await Promise.all(paths.map((path) => signPath(request, {path, expiresIn}, engine)))
  return Response.json(signed)
}

async function signOne(request: Request, engine: Engine): Promise<Response> {
  const response = await engine(request)
  if (!response.ok) return response
  const {signedUrl} = (await response.json()) as {signedUrl: string}
  return Response.json({signedURL: signedUrl.replace('/storage/v1', '')})
}

async function signPath(
  request: Request,
  {path, expiresIn}: {path: string; expiresIn: number},
  engine: Engine,
) {
  const url = `${request.url.replace(/\/$/, '')}/${path.split('/').map(encodeURIComponent).join('/')}`
  const signRequest = new Request(url, {
    method: 'POST',
    headers: request.headers,
    body: JSON.stringify({expiresIn}),
  })
  const response = await signOne(signRequest, engine)
  if (!response.ok)
    return {path, signedURL: null, error: 'Either the object does not exist or you do not have access to it'}
  return {path, error: null, ...((await response.json()) as {signedURL: string})}
}

/** supabase-js sends a browser's file as a form with one part; the engine expects that part as the body. */
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
