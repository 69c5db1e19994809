import type {Sql} from 'postgres'
import {expect} from 'vitest'
import {ORGANISERS, type DeliveryStack} from './delivery-stack.ts'
import {malformedFormRequest} from './malformed-form-requests.ts'
import {malformedValues} from './malformed-values.ts'
import {sendAsIs} from './send-as-is.ts'
import type {FormFunction} from './submissions.ts'

const AT_ONCE = 8

const codeOf: Record<number, string[]> = {
  400: ['bad_request'],
  404: ['not_found'],
  405: ['method_not_allowed'],
  409: ['idempotency_conflict', 'event_full'],
  413: ['payload_too_large'],
  415: ['unsupported_media_type'],
}

/** True for what a form is told: that it is accepted, or why not, in words of ours. */
function isClear(method: string, {status, text}: {status: number; text: string}): boolean {
  if (method === 'HEAD' || method === 'OPTIONS') return status < 500
  if (status === 200) {
    const {ok, url} = JSON.parse(text) as {ok?: true; url?: string}
    return ok ?? URL.canParse(url ?? '')
  }
  const {error} = JSON.parse(text) as {error?: {code: string; message: string}}
  return Boolean(error && codeOf[status]?.includes(error.code) && error.message && !engineText.test(text))
}

/** Sends malformed requests to a form's function, a few at once, and resolves to the answers that are not clear. */
export async function formFaults(
  {functionsUrl}: DeliveryStack,
  name: FormFunction,
  count: number,
  seed: number,
): Promise<unknown[]> {
  const values = malformedValues(seed)
  const faults: unknown[] = []
  const statuses = new Set<number>()
  let left = count
  const send = async () => {
    while (left > 0) {
      left -= 1
      const request = malformedFormRequest(values, name)
      const response = await sendAsIs(new URL(functionsUrl).origin, request)
      statuses.add(response.status)
      if (!isClear(request.method, response)) {
        faults.push({...request, body: String(request.body).slice(0, 2000), ...response})
      }
    }
  }
  await Promise.all(Array.from({length: AT_ONCE}, send))
  // Otherwise the requests would not reach what they are to test.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400]))
  return faults
}

/** Emails about accepted forms that cannot be sent. An address may be one that Resend refuses, but not the organisers'. */
export async function emailFaults(sql: Sql): Promise<unknown[]> {
  const unsent = () => sql`select from public.email_outbox where status in ('queued', 'sending')`
  await expect.poll(async () => (await unsent()).length, {timeout: 300_000, interval: 500}).toBe(0)
  return [
    ...(await sql`
      select template, last_error, data from public.email_outbox
      where status = 'failed' and (recipient = ${ORGANISERS} or last_error like ${'%`to`%'} is not true)`),
  ]
}

/** What an engine says of its own fault: stacks, its errors, the words of parsers and of Postgres. */
export const engineText =
  /\bat \S+ \(|node:internal|node_modules|\.[jt]sx?:\d+:\d+|Unexpected token|ECONN|Invariant|ZodError|TypeError|SQLSTATE|PGRST/
