import * as z from 'zod'

const batch = z.object({expiresIn: z.number(), paths: z.array(z.string()).max(1000)})

type Engine = (request: Request) => Promise<Response>

/**
 * Answers `POST /object/sign/<bucket>[/<path>]` as hosted Storage does: the engine names the address otherwise, and takes
 * a request for many addresses for one without a path.
 */
export async function signAddresses(request: Request, engine: Engine): Promise<Response> {
  const {pathname} = new URL(request.url)
  const isForMany = /^\/storage\/v1\/object\/sign\/[^/]+\/?$/.test(pathname)
  if (!isForMany) return signOne(request, engine)
  const wanted = batch.safeParse(await request.json().catch(() => undefined))
  if (!wanted.success)
    return Response.json(
      {statusCode: '400', error: 'invalid_request', message: z.prettifyError(wanted.error)},
      {status: 400},
    )
  const {expiresIn, paths} = wanted.data
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
  const address = `${request.url.replace(/\/$/, '')}/${path.split('/').map(encodeURIComponent).join('/')}`
  const one = new Request(address, {
    method: 'POST',
    headers: request.headers,
    body: JSON.stringify({expiresIn}),
  })
  const response = await signOne(one, engine)
  if (!response.ok)
    return {path, signedURL: null, error: 'Either the object does not exist or you do not have access to it'}
  return {path, error: null, ...((await response.json()) as {signedURL: string})}
}
