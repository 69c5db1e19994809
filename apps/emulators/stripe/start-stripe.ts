import {join} from 'node:path'
import {closeServer, serve} from '../http/serve.ts'
import type {WebhookTarget} from '../http/webhook-sender.ts'
import {API_VERSION} from './api/api-version.ts'
import {createIdempotency} from './api/idempotency.ts'
import {bodyLimits, createApp, diskOf} from './app.ts'
import {billing} from './billing/bill-due.ts'
import {seedPaymentLinks} from './catalogue/seed-payment-links.ts'
import {checkout} from './checkout/expire-sessions.ts'
import {discounts} from './discounts/expire-discounts.ts'
import type {StripeEnv} from './env.ts'
import {createStripeOutage} from './local/outage.ts'
import {payments} from './payments/release-balance.ts'
import {payouts} from './payouts/daily-payouts.ts'
import {seedPortalConfiguration} from './portal/portal-configuration.ts'
import type {Account, Domain} from './store/account.ts'
import {openClock} from './store/clock.ts'
import {createEventLog} from './store/event-log.ts'
import {openStore} from './store/open-store.ts'
import {startExpiring} from './store/expire-due.ts'
import {openDeliveries} from './store/deliveries.ts'
import {createDeliverySwitches} from './store/delivery-switches.ts'
import {createEventSender} from './webhooks/event-sender.ts'

export interface RunningStripe {
  url: string
  stop(): Promise<void>
}

const [MINUTE, HOUR] = [60, 3600]

/** Stripe documents only that it retries for three days, and not when. */
const defaultRetrySeconds = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  12 * HOUR,
  12 * HOUR,
  24 * HOUR,
]

/** What is due at the same time is done in this order. */
const domains: readonly Domain[] = [checkout, billing, discounts, payments, payouts]

/** @throws {Error} that says what to change when the port is in use */
export async function startStripe(env: StripeEnv): Promise<RunningStripe> {
  const directory = join(env.STATE_DIR, 'stripe')
  const store = openStore(
    directory,
    domains.flatMap(({indexes}) => indexes ?? []),
  )
  const clock = openClock(store)
  const deliveries = openDeliveries(store)
  const switches = createDeliverySwitches()
  const target = targetOf(env)
  const events = createEventLog({
    store,
    clock,
    apiVersion: API_VERSION,
    deliveries,
    switches,
    delivered: target?.events ?? [],
  })
  const account: Account = {
    store,
    clock,
    events,
    domains,
    fee: {percent: env.STRIPE_FEE_PERCENT, fixed: env.STRIPE_FEE_FIXED},
    retryDays: env.STRIPE_RENEWAL_RETRY_DAYS,
    portal: {isConfigured: true},
    url: '',
  }

  const sender = createEventSender({
    target,
    deliveries,
    switches,
    clock,
    retrySeconds: env.STRIPE_WEBHOOK_RETRY_SECONDS ?? defaultRetrySeconds,
  })
  // The sender must wait until the event's transaction has ended.
  events.onRecorded(() => void setImmediate(sender.wake))
  const outage = createStripeOutage()
  const app = createApp({
    account,
    idempotency: createIdempotency(store, clock.ms),
    secretKey: env.STRIPE_SECRET_KEY,
    deliveries,
    switches,
    sender,
    hasEndpoint: target !== undefined,
    outage,
  })
  const {server, port} = await serve({
    fetch: app.fetch,
    port: env.STRIPE_PORT,
    variable: 'STRIPE_PORT',
    disk: diskOf(directory),
    ...bodyLimits,
  }).catch(async (error: unknown) => {
    await sender.stop()
    store.close()
    throw error
  })
  // Sessions, invoices and payment links contain URLs of this server.
  account.url = `http://localhost:${port}`
  seedPortalConfiguration(account)
  seedPaymentLinks(account, env.STRIPE_PAYMENT_LINKS, env.SITE_URL)
  const expiring = startExpiring(account)

  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      // Pending requests can finish only without an outage.
      outage.set({status: null})
      await closeServer(server)
      expiring.stop()
      events.onRecorded(() => {})
      await sender.stop()
      store.close()
    },
  }
}

function targetOf(env: StripeEnv): WebhookTarget | undefined {
  const {STRIPE_WEBHOOK_URL: url, STRIPE_WEBHOOK_SECRET: secret, STRIPE_WEBHOOK_EVENTS: events} = env
  return url && secret ? {url, secret, events} : undefined
}
