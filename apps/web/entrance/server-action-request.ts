import {formPages, pagesWithAction, pagesWithForm} from '@site/schemas/routes/route-table'
import type {NextRequest} from 'next/server'
import type {Asked, Facts, Question, Refusal} from './answers.ts'

const MAX_BYTES = 16_384
const MAX_FORM_BYTES = 32_000
const actionId = /^[0-9a-f]{42}$/
const actionReference = /^\{"id":"[0-9a-f]{42}","bound":"\$@1"\}$/

interface ToPage extends Asked, Pick<Facts, 'isBodyOurs'> {
  path: string
}

/**
 * Refuses a request to a page that is neither GET nor HEAD, unless it calls a Server Action as the site itself does.
 * Next would answer a malformed call with a 500, and cache what a route handler answers to another method.
 */
export function refuseUnlessAction({
  method,
  header,
  path,
  isBodyOurs,
}: ToPage): Refusal | Question | undefined {
  if (method === 'GET' || method === 'HEAD') return undefined
  const isAction = header('next-action') !== undefined
  if (method !== 'POST' || !(isAction ? pagesWithAction.includes(path) : takesForm(path)))
    return {...refusal(405, 'Only GET and HEAD are answered here'), allow: 'GET, HEAD'}
  if (!isFromThisSite(header)) return refusal(403, 'Only the pages of this site may call this')
  if (Number(header('content-length')) > (isAction ? MAX_BYTES : MAX_FORM_BYTES))
    return refusal(413, 'The body is too long')
  if (isBodyOurs === undefined) return {ask: 'body', of: isAction ? 'action' : 'form'}
  return isBodyOurs ? undefined : refusal(400, 'The request is malformed')
}

const takesForm = (path: string) =>
  pagesWithForm.includes(path) || Object.values(formPages).some((start) => `${path}/`.startsWith(`${start}/`))

const refusal = (status: number, error: string): Refusal => ({give: 'refusal', status, error})

export async function isOfOurPages(request: NextRequest, of: 'form' | 'action'): Promise<boolean> {
  return of === 'form' ? await isPostedForm(request) : await isActionCall(request)
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

/** Next checks the same, and throws if it does not hold. */
function isFromThisSite(header: Asked['header']): boolean {
  const origin = header('origin')
  const host = header('x-forwarded-host')?.split(',')[0]?.trim() || header('host')
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
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
