import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {malformedStripeRequest} from '../support/malformed-stripe-requests.ts'
import {malformedValues} from '../support/malformed-values.ts'
import {sendAsIs} from '../support/send-as-is.ts'
import {freePort, ServiceProcess} from '../support/service-process.ts'

const SEED = 20251122
const REQUESTS = 500
const SECRET_KEY = 'sk_test_integration'

let url: string
let stripe: ServiceProcess
let directory: string
beforeAll(async () => {
  const port = await freePort()
  url = `http://127.0.0.1:${port}`
  directory = await mkdtemp(join(tmpdir(), 'stripe-'))
  stripe = new ServiceProcess({
    title: 'The Stripe emulator',
    args: [join(import.meta.dirname, '../../apps/emulators/stripe/main.ts')],
    env: {STRIPE_PORT: String(port), STATE_DIR: directory, STRIPE_SECRET_KEY: SECRET_KEY},
    probe: `${url}/health`,
  })
  await stripe.start()
})
afterAll(async () => {
  await stripe.end('SIGTERM')
  await rm(directory, {recursive: true})
})

/** False for an error of the API that is not in Stripe's shape. */
function isClear(path: string, {status, text}: {status: number; text: string}): boolean {
  if (status >= 500) return false
  if (status < 400) return true
  // Pages are for people.
  if (/^\/(?:b|c|dashboard)\b/.test(path) && text.startsWith('<!doctype html>')) return true
  const {error} = JSON.parse(text) as {error: Record<string, unknown>}
  return typeof error.type === 'string' && String(error.message).length > 2
}

test(`each of ${REQUESTS} malformed requests is answered, or refused with a reason`, async () => {
  const values = malformedValues(SEED)
  const statuses = new Set<number>()
  const faults: unknown[] = []
  for (let n = 0; n < REQUESTS; n += 1) {
    const request = malformedStripeRequest(values, SECRET_KEY)
    const response = await sendAsIs(url, request)
    const isEmpty = request.method === 'HEAD' && response.status < 500
    if (!isEmpty && !isClear(request.path, response)) faults.push({n, ...request, response})
    statuses.add(response.status)
  }
  expect(faults).toEqual([])
  expect([...statuses]).toEqual(expect.arrayContaining([200, 303, 400, 401, 404]))
})
