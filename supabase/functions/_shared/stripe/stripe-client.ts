import {Stripe} from 'stripe'
import * as z from 'zod'
import {variable} from '../env.ts'
import {errorBody} from './stripe-error.ts'

export type {Stripe}

export const stripeEnv = {
  STRIPE_API_BASE: variable.STRIPE_API_BASE,
  STRIPE_SECRET_KEY: variable.STRIPE_SECRET_KEY,
  STRIPE_TIMEOUT_MS: variable.STRIPE_TIMEOUT_MS,
}

interface StripeEnv {
  STRIPE_API_BASE?: string | undefined
  STRIPE_SECRET_KEY: string
  STRIPE_TIMEOUT_MS?: number | undefined
}

/** The client makes no retries: a refused retry would hide that the first attempt may have had its effect. */
export function createStripe(
  {STRIPE_API_BASE, STRIPE_SECRET_KEY, STRIPE_TIMEOUT_MS = 10_000}: StripeEnv,
  timeoutMs = STRIPE_TIMEOUT_MS,
): Stripe {
  return new Stripe(STRIPE_SECRET_KEY, {
    ...(STRIPE_API_BASE !== undefined && addressOf(STRIPE_API_BASE)),
    httpClient: Stripe.createFetchHttpClient(fetchStripe),
    maxNetworkRetries: 0,
    telemetry: false,
    timeout: timeoutMs,
  })
}

function addressOf(base: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const {hostname, port, protocol} = new URL(base)
  return protocol === 'http:'
    ? {host: hostname, port: port || 80, protocol: 'http'}
    : {host: hostname, port: port || 443, protocol: 'https'}
}

/**
 * Names the request in errors. Failures that are not Stripe's, such as a proxy's page, get its shape: the client
 * would lose the status of what is not JSON, and take other JSON for a success.
 */
async function fetchStripe(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  if (response.ok) return response
  const {status, url} = response
  const {error} = errorBody.safeParse(jsonOf(await response.text())).data ?? {error: undefined}
  const what = `${init?.method} ${new URL(url).pathname}: ${status}`
  const message = `${what} ${error?.type ?? 'no error of Stripe'} ${error?.message ?? ''}`
  return Response.json({error: {...error, message}}, {status})
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** @throws {Stripe.errors.StripeAPIError} when the shape differs, as the client does for what is not JSON */
export function checkShape<Schema extends z.ZodType>(schema: Schema, answer: object): z.output<Schema> {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  throw new Stripe.errors.StripeAPIError({message: z.prettifyError(parsed.error), statusCode: 200})
}
