import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {Stripe} from 'stripe'
import {onTestFinished} from 'vitest'
import {parseEnv} from '../env.ts'
import {startStripe, type RunningStripe} from '../start-stripe.ts'

export const secretKey = 'sk_test_forTheTestsOnly1234'

/** The official client of an emulator. */
export function clientOf(url: string, key = secretKey, config: Stripe.StripeConfig = {}): Stripe {
  const {hostname, port} = new URL(url)
  return new Stripe(key, {
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
    ...config,
  })
}

/** The emulator on a free port with a temporary state directory, stopped at the end of the test. */
export async function temporaryStripe(environment: Record<string, string> = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'stripe-'))
  const env = parseEnv({STRIPE_PORT: '0', STATE_DIR: directory, STRIPE_SECRET_KEY: secretKey, ...environment})
  let stripe: RunningStripe = await startStripe(env)
  onTestFinished(async () => {
    await stripe.stop()
    rmSync(directory, {recursive: true})
  })
  const post = (path: string, headers: Record<string, string>, body: BodyInit) =>
    fetch(stripe.url + path, {method: 'POST', body, headers, redirect: 'manual'})

  return {
    directory,
    url: () => stripe.url,
    client: (key?: string, config?: Stripe.StripeConfig) => clientOf(stripe.url, key, config),
    /** A request to the API without the client. */
    raw: (path: string, init: RequestInit = {}) =>
      fetch(stripe.url + path, {...init, headers: {authorization: `Bearer ${secretKey}`, ...init.headers}}),
    /** Calls an endpoint under `/local`. */
    async local<Body = unknown>(path: string, body: object = {}): Promise<Body> {
      const response = await post(`/local${path}`, {'content-type': 'application/json'}, JSON.stringify(body))
      if (!response.ok) throw new Error(await response.text())
      return (await response.json()) as Body
    },
    /** Follows a payment link, and resolves to the id of the session that this makes. */
    async openLink(path: string): Promise<string> {
      const opened = await fetch(stripe.url + path, {redirect: 'manual'})
      return /^\/c\/pay\/(\w+)$/.exec(opened.headers.get('location') ?? '')?.[1] ?? ''
    },
    page: (path: string, headers: Record<string, string> = {}) =>
      fetch(stripe.url + path, {headers, redirect: 'manual'}),
    /** Presses a button of a page. */
    submit: (path: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
      post(path, headers, new URLSearchParams(form)),
    async restart() {
      await stripe.stop()
      stripe = await startStripe(env)
    },
  }
}

export type TemporaryStripe = Awaited<ReturnType<typeof temporaryStripe>>

/** The types of the events that were made, the oldest first. */
export const eventTypes = async (stripe: TemporaryStripe) =>
  (await stripe.client().events.list({limit: 100})).data.map(({type}) => type).toReversed()

/** A donation of ten pounds. */
export const donation = {
  mode: 'payment',
  success_url: 'http://localhost:3000/ok?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'http://localhost:3000/cancelled',
  line_items: [{quantity: 1, price_data: {currency: 'gbp', unit_amount: 1000, product_data: {name: 'Auka'}}}],
} satisfies Stripe.Checkout.SessionCreateParams

/** The error that a call of the client ends with. */
export async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error
    throw error
  }
  throw new Error('The call succeeded')
}
