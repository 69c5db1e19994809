import type {NextRequest} from 'next/server'

/** Only this page, whose path is without language, has a Server Action: that of its list. */
const actionPath = '/naujienos'

const MAX_BYTES = 16_384
const actionId = /^[0-9a-f]{42}$/

/**
 * Refuses a request to a page that is neither GET nor HEAD, unless it calls a Server Action as the site itself does.
 * Next would answer a malformed call with a 500, and cache what a route handler answers to another method.
 */
export async function refuseUnlessAction(request: NextRequest, path: string): Promise<Response | undefined> {
  const {method, headers} = request
  if (method === 'GET' || method === 'HEAD') return undefined
  const id = headers.get('next-action')
  if (method !== 'POST' || id === null || path !== actionPath)
    return refusal(405, 'Only GET and HEAD are answered here', {allow: 'GET, HEAD'})
  if (!isFromThisSite(headers)) return refusal(403, 'Only the pages of this site may call this')
  if (Number(headers.get('content-length')) > MAX_BYTES) return refusal(413, 'The body is too long')
  const isText = headers.get('content-type')?.startsWith('text/plain')
  if (isText && actionId.test(id) && hasPlainArguments(await request.text())) return undefined
  return refusal(400, 'The request is malformed')
}

const refusal = (status: number, error: string, headers: HeadersInit = {}) =>
  Response.json({error}, {status, headers: {'cache-control': 'no-store', ...headers}})

/** Next checks the same, and throws if it does not hold. */
function isFromThisSite(headers: Headers): boolean {
  const origin = headers.get('origin')
  const host = headers.get('x-forwarded-host')?.split(',')[0]?.trim() || headers.get('host')
  return origin === null || (URL.canParse(origin) && new URL(origin).host === host)
}

/** React gives strings that start with a single `$` a meaning of their own, so these are refused. */
function hasPlainArguments(body: string): boolean {
  try {
    let isPlain = true
    const values: unknown = JSON.parse(body, (key, value: unknown) => {
      if (typeof value === 'string' && /^\$(?!\$)/.test(value)) isPlain = false
      if (key === '__proto__') isPlain = false
      return value
    })
    return isPlain && Array.isArray(values)
  } catch {
    return false
  }
}
