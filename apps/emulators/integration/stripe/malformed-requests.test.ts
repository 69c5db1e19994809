import {afterAll, beforeAll, expect, test} from 'vitest'
import {malformedStripeRequest} from './malformed-stripe-request.ts'
import {malformedValues} from '../../../../tests/support/malformed-values.ts'
import {sendAsIs} from '../../../../tests/support/send-as-is.ts'
import {StripeProcess} from '../../../../tests/support/stripe-process.ts'

const SEED = 20251122
const REQUESTS = 300

let stripe: StripeProcess
beforeAll(async () => void (stripe = await StripeProcess.start()))
afterAll(() => stripe.remove())

/** False for an error of the API that is not in Stripe's shape. */
function isClear(path: string, {status, text}: {status: number; text: string}): boolean {
  if (status >= 500) return false
  if (status < 400) return true
  // Pages are for people.
  if (/^\/(?:b|c|dashboard|i|p)\b/.test(path) && text.startsWith('<!doctype html>')) return true
  const {error} = JSON.parse(text) as {error: Record<string, unknown>}
  return typeof error.type === 'string' && String(error.message).length > 2
}

test(`each of ${REQUESTS} malformed requests is answered, or refused with a reason`, async () => {
  const values = malformedValues(SEED)
  const statuses = new Set<number>()
  const faults: unknown[] = []
  for (let n = 0; n < REQUESTS; n += 1) {
    const request = malformedStripeRequest(values, stripe.env.STRIPE_SECRET_KEY)
    const response = await sendAsIs(stripe.url, request)
    const isEmpty = request.method === 'HEAD' && response.status < 500
    if (!isEmpty && !isClear(request.path, response)) faults.push({n, ...request, response})
    statuses.add(response.status)
  }
  expect(faults).toEqual([])
  expect([...statuses]).toEqual(expect.arrayContaining([200, 303, 400, 401, 404]))
})
