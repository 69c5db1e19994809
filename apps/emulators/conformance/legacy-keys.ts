import {createServer, request as httpRequest, type IncomingHttpHeaders} from 'node:http'
import * as z from 'zod'

interface Gateway {
  /** The port of the Supabase CLI, which the suites have written into their tests. */
  port: number
  /** The emulator's. */
  target: number
  publishableKey: string
  secretKey: string
}

const keyClaims = z.object({role: z.enum(['anon', 'service_role', 'supabase_admin'])})

/**
 * Stands before the emulator as the gateway of the Supabase CLI: it takes the older API keys, which are JWTs, and needs
 * none.
 */
export function listenForLegacyKeys({port, target, publishableKey, secretKey}: Gateway): () => void {
  /** The key of the emulator that stands for an older one; anything else stays as it is. */
  const translate = (value: string) => {
    const role = roleOf(value)
    if (role === undefined) return value
    return role === 'anon' ? publishableKey : secretKey
  }
  const headersOf = ({authorization, apikey, ...headers}: IncomingHttpHeaders) => {
    const bearer = authorization?.replace(/^Bearer /i, '')
    const key = translate(typeof apikey === 'string' ? apikey : (bearer ?? publishableKey))
    return {
      ...headers,
      apikey: key.startsWith('sb_') ? key : publishableKey,
      ...(bearer !== undefined && {authorization: `Bearer ${translate(bearer)}`}),
    }
  }
  const server = createServer((incoming, outgoing) => {
    const {method, url: path, headers} = incoming
    const forwarded = httpRequest({
      host: '127.0.0.1',
      port: target,
      method,
      path,
      // Storage itself refuses a request without a key.
      headers: path?.startsWith('/storage/') && !headers.authorization ? headers : headersOf(headers),
    })
    forwarded.on('response', (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
  // Both families: the suites write 127.0.0.1 and localhost.
  server.listen(port)
  return () => server.close()
}

/** The role of a key that is a JWT. Nothing is verified: the emulator checks the key that takes its place. */
function roleOf(token: string) {
  try {
    const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
    return keyClaims.safeParse(payload).data?.role
  } catch {
    return undefined
  }
}
