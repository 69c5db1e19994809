import {logLine} from '@site/schemas/requests/log-line'
import {requireService} from '../_shared/caller.ts'
import {defineHandler} from '../_shared/define-handler.ts'
import {variable} from '../_shared/env.ts'
import {HttpError, type HttpErrorCode} from '../_shared/http-error.ts'
import {
  createServiceClient,
  longTimeoutMs,
  throwOnError,
  type ServiceClient,
} from '../_shared/service-client.ts'
import {createStripe} from '../_shared/stripe/stripe-client.ts'
import {isStripeError} from '../_shared/stripe/stripe-error.ts'
import {deactivateCodes} from './deactivate-codes.ts'
import {settleCheckouts} from './settle-checkouts.ts'
import {settleRefunds} from './settle-refunds.ts'
import {settleTickets} from './settle-tickets.ts'
import {isOutage} from './settling.ts'

/** Begins nothing new after this time: a function may run for 30 s. */
const SETTLING_MS = 12_000

const STRIPE_TIMEOUT_MS = 8000

const stripeParts = [
  {name: 'checkouts', settle: settleCheckouts},
  {name: 'tickets', settle: settleTickets},
  {name: 'refunds', settle: settleRefunds},
  {name: 'discount codes', settle: deactivateCodes},
]

/** What needs the database alone, in its order. */
const databaseParts = [
  {name: 'memberships', rpc: 'settle_memberships'},
  {name: 'alerts', rpc: 'send_alerts'},
  {name: 'digests', rpc: 'send_digests'},
] as const

/**
 * Brings memberships up to date with the time, and money with what Stripe has: whatever a lost webhook, a time-out or a
 * killed function left open. Tells whoever has a role what happened. Called every minute.
 */
export const handler = defineHandler({
  name: 'settle-payments',
  env: {
    SUPABASE_URL: variable.SUPABASE_URL,
    SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
    STRIPE_API_BASE: variable.STRIPE_API_BASE,
    // Without it nobody pays by card, and memberships by bank transfer end all the same.
    STRIPE_SECRET_KEY: variable.STRIPE_SECRET_KEY.optional(),
  },
  handle: async (request, {STRIPE_SECRET_KEY, ...env}) => {
    await requireService(request, env)
    const client = createServiceClient(env, longTimeoutMs)
    const end = Date.now() + SETTLING_MS
    const ofDatabase = databaseParts.map(({name, rpc}) => ({name, settle: () => call(client, rpc)}))
    const failures = await settleParts(ofDatabase, end)
    if (STRIPE_SECRET_KEY !== undefined) {
      const stripe = createStripe({...env, STRIPE_SECRET_KEY}, STRIPE_TIMEOUT_MS)
      const parts = stripeParts.map(({name, settle}) => ({
        name,
        settle: () => settle({client, stripe, end}),
      }))
      failures.push(...(await settleParts(parts, end)))
    }
    report(failures)
    if (failures.length === 0) return Response.json({})
    throw new HttpError(
      codeOf(failures),
      `Could not settle ${failures.map(({part}) => part).join(', ')}; the log says why`,
    )
  },
})

interface Part {
  name: string
  settle: () => Promise<void>
}

interface Failure {
  part: string
  error: unknown
}

/** Settles each part, whatever becomes of the others. While Stripe is down, it is asked once. */
async function settleParts(parts: readonly Part[], end: number): Promise<Failure[]> {
  const failures: Failure[] = []
  for (const {name, settle} of parts) {
    if (Date.now() > end || failures.some(({error}) => isStripeDown(error))) break
    try {
      await settle()
    } catch (error) {
      failures.push({part: name, error})
    }
  }
  return failures
}

const isStripeDown = (error: unknown) => isOutage(error) && isStripeError(error)

function codeOf(failures: readonly Failure[]): HttpErrorCode {
  if (failures.every(({error}) => isStripeDown(error))) return 'payments_unavailable'
  return failures.every(({error}) => isOutage(error)) ? 'unavailable' : 'unexpected'
}

let reported = new Set<string>()

/** Logs failures when they begin, not every minute. */
function report(failures: readonly Failure[]) {
  const states = failures.map(({part, error}) => ({part, error, state: stateOf(part, error)}))
  for (const {part, error, state} of states)
    if (!reported.has(state)) console.error(logLine(`settle-payments: ${part}:`, String(error)))
  reported = new Set(states.map(({state}) => state))
}

const stateOf = (part: string, error: unknown) => `${part}: ${isOutage(error) ? 'outage' : String(error)}`

async function call(client: ServiceClient, rpc: (typeof databaseParts)[number]['rpc']): Promise<void> {
  const {error} = await client.rpc(rpc)
  throwOnError(rpc, error)
}
