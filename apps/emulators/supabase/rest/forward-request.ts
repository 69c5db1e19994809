import {proxy} from 'hono/proxy'
import type {Access} from '../access.ts'
import {refuseRequest} from './refuse-request.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'])

export interface Rest {
  origin: string
  tokenOf: (role: Access['keyRole']) => Promise<string>
}

/** The hosted gateway replaces the API key by a token for its role, unless the request has its own. */
export async function forwardRequest(request: Request, access: Access, rest: Rest): Promise<Response> {
  const {pathname, search} = new URL(request.url)
  const path = pathname.slice('/rest/v1'.length) || '/'
  if (path === '/' && access.keyRole === 'anon') return schemaForbidden()
  if (!methods.has(request.method)) return unsupportedMethod(request.method)
  const refusal = refuseRequest(request)
  if (refusal) return refusal

  const raw = new Request(request)
  for (const name of ['apikey', 'host', 'expect']) raw.headers.delete(name)
  raw.headers.set('authorization', `Bearer ${access.bearer ?? (await rest.tokenOf(access.keyRole))}`)
  try {
    return await proxy(rest.origin + path + withoutKey(search), {raw, redirect: 'manual'})
  } catch {
    return Response.json({message: 'The upstream server is currently unavailable'}, {status: 503})
  }
}

/** The encoding of all other parameters stays as it is. */
function withoutKey(search: string): string {
  const kept = search
    .slice(1)
    .split('&')
    .filter((parameter) => !parameter.startsWith('apikey='))
  return kept.join('') === '' ? '' : `?${kept.join('&')}`
}

const schemaForbidden = () =>
  Response.json(
    {
      message: 'Access to schema is forbidden',
      hint: 'Accessing the schema via the Data API is only allowed using a secret API key.',
    },
    {status: 403},
  )

const unsupportedMethod = (method: string) =>
  Response.json(
    {code: 'PGRST117', details: null, hint: null, message: `Unsupported HTTP method: ${method}`},
    {status: 405},
  )
