import * as z from 'zod'
import {fetchWithin} from '../service-client.ts'
import {formBody, type Parameters} from './form-body.ts'
import {StripeError} from './stripe-error.ts'

interface StripeEnv {
  STRIPE_API_BASE?: string | undefined
  STRIPE_SECRET_KEY: string
  STRIPE_TIMEOUT_MS?: number | undefined
}

/** The version whose shapes our code and the webhook's endpoint have. */
export const apiVersion = '2026-10-28.endive'

export interface StripeClient {
  /** @throws {StripeError} */
  get: <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    parameters?: Parameters,
  ) => Promise<z.output<Schema>>
  /**
   * @param idempotencyKey Stripe gives each repetition with it the first response, for 24 hours
   * @throws {StripeError}
   */
  post: <Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    request: {parameters?: Parameters; idempotencyKey: string},
  ) => Promise<z.output<Schema>>
}

/**
 * The door to Stripe's API. The official client alone would exceed the size of a function.
 *
 * @param timeoutMs of each request
 * @see https://docs.stripe.com/api
 */
export function createStripe(
  {STRIPE_API_BASE = 'https://api.stripe.com', STRIPE_SECRET_KEY, STRIPE_TIMEOUT_MS = 10_000}: StripeEnv,
  timeoutMs = STRIPE_TIMEOUT_MS,
): StripeClient {
  const fetchStripe = fetchWithin(timeoutMs)

  async function request<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    {headers, ...init}: {method: string; headers?: Record<string, string>; body?: URLSearchParams},
  ): Promise<z.output<Schema>> {
    const what = `${init.method} ${path.replace(/\?.*/, '')}`
    const {status, body} = await answerOf(what, () =>
      fetchStripe(`${STRIPE_API_BASE}${path}`, {
        ...init,
        headers: {...headers, authorization: `Bearer ${STRIPE_SECRET_KEY}`, 'stripe-version': apiVersion},
      }),
    )
    if (status < 200 || status > 299) throw refusalOf(what, status, body)
    const parsed = schema.safeParse(body)
    if (parsed.success) return parsed.data
    throw new StripeError(`${what}: ${z.prettifyError(parsed.error)}`, {status, hasNoEffect: false})
  }

  return {
    get: (path, schema, parameters) =>
      request(parameters ? `${path}?${formBody(parameters)}` : path, schema, {method: 'GET'}),
    post: (path, schema, {parameters = {}, idempotencyKey}) =>
      request(path, schema, {
        method: 'POST',
        headers: {'idempotency-key': idempotencyKey},
        body: formBody(parameters),
      }),
  }
}

/** @throws {StripeError} when no complete response comes in time */
async function answerOf(what: string, send: () => Promise<Response>) {
  try {
    const response = await send()
    return {status: response.status, body: jsonOf(await response.text())}
  } catch (cause) {
    throw new StripeError(`${what}: ${String(cause)}`, {hasNoEffect: isUnconnected(cause), cause})
  }
}

/** What is no JSON comes from something between Stripe and us. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const errorBody = z.object({
  error: z.object({
    type: z.string(),
    message: z.string().optional(),
    code: z.string().optional(),
    param: z.string().optional(),
  }),
})

/** @see https://docs.stripe.com/api/errors */
function refusalOf(what: string, status: number, body: unknown): StripeError {
  const parsed = errorBody.safeParse(body)
  const {type, message = '', code, param} = parsed.success ? parsed.data.error : {type: 'no error of Stripe'}
  // An idempotency error tells of an earlier request with the key, which may have had its effect or be under way.
  const hasNoEffect = status < 500 && type !== 'idempotency_error' && parsed.success
  return new StripeError(`${what}: ${status} ${type} ${message}`, {status, code, param, hasNoEffect})
}

const unconnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Whether the connection failed, so that the request was never sent: Node names a code, Deno says it in the message. */
function isUnconnected(error: unknown): boolean {
  if (!(error instanceof TypeError)) return false
  const code: unknown = error.cause instanceof Error && 'code' in error.cause ? error.cause.code : undefined
  return (typeof code === 'string' && unconnected.has(code)) || /client error \(Connect\)/.test(error.message)
}
