import {logLine} from '@site/schemas/log-line'
import {requireService} from '../_shared/caller.ts'
import {defineHandler} from '../_shared/define-handler.ts'
import {variable} from '../_shared/env.ts'
import {HttpError, type HttpErrorCode} from '../_shared/http-error.ts'
import {recordRun, type Figures} from '../_shared/job-run.ts'
import {
  createServiceClient,
  longTimeoutMs,
  throwOnError,
  type ServiceClient,
} from '../_shared/service-client.ts'
import {createStripe} from '../_shared/stripe/stripe-client.ts'
import {isStripeOutage} from '../_shared/stripe/stripe-error.ts'
import {deactivateCodes} from './deactivate-codes.ts'
import {reconcileBalance, reconcilePayouts} from './reconcile-balance.ts'
import {reconcileCheckouts} from './reconcile-checkouts.ts'
import {reconcileRefunds} from './reconcile-refunds.ts'
import {reconcileRenewals} from './reconcile-renewals.ts'
import {reconcileSubscriptions} from './reconcile-subscriptions.ts'
import {readTicketOrders} from './read-ticket-orders.ts'
import {isOutage} from './handle-each.ts'

/** Starts nothing after this time, because a function may run for 30 s. */
const TIME_MS = 12_000

const STRIPE_TIMEOUT_MS = 8000

const stripeParts = [
  {name: 'checkouts', run: reconcileCheckouts},
  {name: 'subscriptions', run: reconcileSubscriptions},
  {name: 'renewals', run: reconcileRenewals},
  {name: 'tickets', run: readTicketOrders},
  {name: 'refunds', run: reconcileRefunds},
  {name: 'discountCodes', run: deactivateCodes},
  {name: 'balance', run: reconcileBalance},
  {name: 'payouts', run: reconcilePayouts},
]

const databaseParts = [
  {name: 'memberships', rpc: 'reconcile_memberships'},
  {name: 'alerts', rpc: 'send_alerts'},
  {name: 'digests', rpc: 'send_digests'},
] as const

/** Corrects what a lost webhook, a time-out or a killed function left open. */
export const handler = defineHandler({
  name: 'reconcile-payments',
  env: {
    SUPABASE_URL: variable.SUPABASE_URL,
    SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
    STRIPE_API_BASE: variable.STRIPE_API_BASE,
    // Without it nobody pays by card, but memberships by bank transfer still expire.
    STRIPE_SECRET_KEY: variable.STRIPE_SECRET_KEY.optional(),
  },
  handle: async (request, {STRIPE_SECRET_KEY, ...env}) => {
    await requireService(request, env)
    await recordRun('reconcile-payments', env, () => reconcile(env, STRIPE_SECRET_KEY))
    return Response.json({})
  },
})

interface ReconcileEnv {
  SUPABASE_URL: string
  SUPABASE_SECRET_KEYS: {default: string}
  STRIPE_API_BASE?: string | undefined
}

async function reconcile(env: ReconcileEnv, stripeKey: string | undefined): Promise<Figures> {
  const client = createServiceClient(env, longTimeoutMs)
  const end = Date.now() + TIME_MS
  const figures: Figures = {}
  const ofDatabase = databaseParts.map(({name, rpc}) => ({name, run: () => call(client, rpc)}))
  const failures = await runParts(ofDatabase, {end, figures})
  if (stripeKey !== undefined) {
    const stripe = createStripe({...env, STRIPE_SECRET_KEY: stripeKey}, STRIPE_TIMEOUT_MS)
    const parts = stripeParts.map(({name, run}) => ({
      name,
      run: () => run({client, stripe, end}),
    }))
    failures.push(...(await runParts(parts, {end, figures})))
  }
  report(failures)
  if (failures.length === 0) return figures
  throw new HttpError(
    codeOf(failures),
    `Could not reconcile ${failures.map(({part}) => part).join(', ')}; the log says why`,
  )
}

interface Part {
  name: string
  run: () => Promise<number>
}

interface Failure {
  part: string
  error: unknown
}

/** Writes into `figures` how much each part did. A failed part does not stop the others, unless Stripe is down. */
async function runParts(
  parts: readonly Part[],
  {end, figures}: {end: number; figures: Figures},
): Promise<Failure[]> {
  const failures: Failure[] = []
  for (const {name, run} of parts) {
    if (Date.now() > end || failures.some(({error}) => isStripeOutage(error))) break
    try {
      figures[name] = await run()
    } catch (error) {
      failures.push({part: name, error})
    }
  }
  return failures
}

function codeOf(failures: readonly Failure[]): HttpErrorCode {
  if (failures.every(({error}) => isStripeOutage(error))) return 'payments_unavailable'
  return failures.every(({error}) => isOutage(error)) ? 'unavailable' : 'unexpected'
}

let reported = new Set<string>()

/** Logs a failure when it begins, not every minute. */
function report(failures: readonly Failure[]) {
  const states = failures.map(({part, error}) => ({part, error, state: stateOf(part, error)}))
  for (const {part, error, state} of states)
    if (!reported.has(state)) console.error(logLine(`reconcile-payments: ${part}:`, String(error)))
  reported = new Set(states.map(({state}) => state))
}

const stateOf = (part: string, error: unknown) => `${part}: ${isOutage(error) ? 'outage' : String(error)}`

async function call(client: ServiceClient, rpc: (typeof databaseParts)[number]['rpc']): Promise<number> {
  const {data, error} = await client.rpc(rpc)
  throwOnError(rpc, error)
  return data ?? 0
}
