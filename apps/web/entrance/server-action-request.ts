import {formPages} from '@site/schemas/routes/route-table'
import type {NextRequest} from 'next/server'

/** The list of this page, whose path is without language, calls a Server Action. */
const listPath = '/naujienos'

/** The forms of these pages are posted to one where no script sends them. */
const isFormPage = (path: string) =>
  path === '/taptinariu' || Object.values(formPages).some((start) => `${path}/`.startsWith(`${start}/`))

const MAX_BYTES = 16_384
const MAX_FORM_BYTES = 32_000
const actionId = /^[0-9a-f]{42}$/
const actionReference = /^\{"id":"[0-9a-f]{42}","bound":"\$@1"\}$/

/**
 * Refuses a request to a page that is neither GET nor HEAD, unless it calls a Server Action as the site itself does.
 * Next would answer a malformed call with a 500, and cache what a route handler answers to another method.
 */
export async function refuseUnlessAction(request: NextRequest, path: string): Promise<Response | undefined> {
  const {method, headers} = request
  if (method === 'GET' || method === 'HEAD') return undefined
  const isForm = isFormPage(path) && !headers.has('next-action')
  if (method !== 'POST' || !(isForm || (headers.has('next-action') && path === listPath)))
    return refusal(405, 'Only GET and HEAD are answered here', {allow: 'GET, HEAD'})
  if (!isFromThisSite(headers)) return refusal(403, 'Only the pages of this site may call this')
  if (Number(headers.get('content-length')) > (isForm ? MAX_FORM_BYTES : MAX_BYTES))
    return refusal(413, 'The body is too long')
  if (isForm ? await isPostedForm(request) : await isActionCall(request)) return undefined
  return refusal(400, 'The request is malformed')
}

async function isActionCall(request: NextRequest): Promise<boolean> {
  const {headers} = request
  const isText = headers.get('content-type')?.startsWith('text/plain') === true
  return (
    isText &&
    actionId.test(headers.get('next-action') ?? '') &&
    plainArguments(await request.text()) !== undefined
  )
}

/** React writes into a form, under these names, which action it is for and what the action returned before. */
async function isPostedForm(request: NextRequest): Promise<boolean> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return false
  const form = await request.formData().catch(() => undefined)
  const given = [...(form?.entries() ?? [])].filter(([name]) => name.startsWith('$'))
  const number = /^\$ACTION_REF_(\d{1,3})$/.exec(given[0]?.[0] ?? '')?.[1]
  const expected: Record<string, (value: string) => boolean> = {
    [`$ACTION_REF_${number}`]: (value) => value === '',
    [`$ACTION_${number}:0`]: (value) => actionReference.test(value),
    [`$ACTION_${number}:1`]: (value) => plainArguments(value)?.length === 1,
    $ACTION_KEY: (value) => /^k[0-9a-f]{32}$/.test(value),
  }
  return (
    given.length === Object.keys(expected).length &&
    new Set(given.map(([name]) => name)).size === given.length &&
    given.every(([name, value]) => typeof value === 'string' && expected[name]?.(value))
  )
}

const refusal = (status: number, error: string, headers: HeadersInit = {}) =>
  Response.json({error}, {status, headers: {'cache-control': 'no-store', ...headers}})

/** Next checks the same, and throws if it does not hold. */
function isFromThisSite(headers: Headers): boolean {
  const origin = headers.get('origin')
  const host = headers.get('x-forwarded-host')?.split(',')[0]?.trim() || headers.get('host')
  return origin === null || (URL.canParse(origin) && new URL(origin).host === host)
}

/**
 * React gives strings that start with a single `$` a meaning of their own, so these are refused but for `$undefined`.
 * Returns undefined for what are no arguments.
 */
function plainArguments(body: string): unknown[] | undefined {
  try {
    let isPlain = true
    const values: unknown = JSON.parse(body, (key, value: unknown) => {
      if (typeof value === 'string' && /^\$(?!\$|undefined$)/.test(value)) isPlain = false
      if (key === '__proto__') isPlain = false
      return value
    })
    return isPlain && Array.isArray(values) ? values : undefined
  } catch {
    return undefined
  }
}
