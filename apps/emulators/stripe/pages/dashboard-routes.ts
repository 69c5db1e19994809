import {Hono} from 'hono'
import type {WebhookSender} from '../../http/webhook-sender.ts'
import {StripeError} from '../api/stripe-error.ts'
import {expireSession} from '../checkout/expire-sessions.ts'
import {paySession} from '../checkout/pay-session.ts'
import {settleSession} from '../checkout/settle-session.ts'
import {requirePromotionCode} from '../discounts/promotion-code-object.ts'
import {resend} from '../local/webhook-routes.ts'
import {cancelNow, renewNow, replaceCard} from '../local/subscription-routes.ts'
import {outageRequest, type OutageSwitch} from '../local/outage.ts'
import {requireCharge} from '../payments/charge-object.ts'
import {closeDispute, openDispute, requireDispute} from '../payments/dispute-object.ts'
import {refundCharge} from '../payments/refund-object.ts'
import {arrive, failPayout, payOut, requirePayout} from '../payouts/payout-object.ts'
import {payerWith} from '../checkout/test-payer.ts'
import type {Account} from '../store/account.ts'
import {expireDue} from '../store/expire-due.ts'
import type {Deliveries} from '../store/deliveries.ts'
import {deliverySwitches, type DeliverySwitch} from '../store/delivery-switches.ts'
import {dashboardPage} from './dashboard-page.ts'
import {securePage} from './page-frame.ts'

interface DashboardOptions {
  account: Account
  deliveries: Deliveries
  switches: DeliverySwitch
  sender: WebhookSender
  hasEndpoint: boolean
  outage: OutageSwitch
}

type Form = Record<string, unknown>

export function dashboardRoutes(options: DashboardOptions): Hono {
  const {account, deliveries, switches, sender, hasEndpoint, outage} = options
  const routes = new Hono()
  const page = (fault?: string) =>
    dashboardPage({
      account,
      deliveries,
      switches: switches.current(),
      hasEndpoint,
      outage: outage.current(),
      fault,
    })

  routes.get('/', (c) => {
    expireDue(account)
    securePage(c)
    return c.html(page())
  })

  routes.post('/', async (c) => {
    const form: Form = await c.req.parseBody().catch(() => ({}))
    securePage(c)
    expireDue(account)
    try {
      account.store.transaction(() => act(options, form))
    } catch (error) {
      if (error instanceof StripeError) return c.html(page(error.message))
      throw error
    }
    expireDue(account)
    sender.wake()
    return c.redirect('/dashboard', 303)
  })

  return routes
}

/** @throws {StripeError} that says why the action is not possible */
function act({account, deliveries, switches, outage}: DashboardOptions, form: Form): void {
  const {store, clock, events} = account
  const id = typeof form.id === 'string' ? form.id : ''
  const session = store.get('checkout.session', id)
  switch (form.action) {
    case 'refund':
      refundCharge(account, {
        charge: requireCharge(account, id),
        amount: wholeNumber(form.amount, 'amount', 1),
        reason: 'requested_by_customer',
      })
      break
    case 'dispute':
      openDispute(account, requireCharge(account, id))
      break
    case 'win':
    case 'lose':
      closeDispute(account, requireDispute(account, id), form.action === 'win' ? 'won' : 'lost')
      break
    case 'pay-out':
      payOut(account, true)
      break
    case 'arrive':
      arrive(account, requirePayout(account, id))
      break
    case 'fail':
      failPayout(account, requirePayout(account, id))
      break
    case 'expire':
      if (session?.status === 'open') expireSession(account, session)
      break
    case 'debit':
      if (session?.status === 'open') {
        const means = {card: '', method: 'bacs_debit', name: 'Test Buyer'} as const
        paySession(account, session, payerWith(means, session, new Date(clock.ms())))
      }
      break
    case 'debit-arrives':
    case 'debit-fails':
      if (session) settleSession(account, session, form.action === 'debit-arrives')
      break
    case 'deactivate': {
      const code = requirePromotionCode(account, id)
      events.record('promotion_code.updated', store.change(code, {active: false}), {active: code.active})
      break
    }
    case 'renew':
      renewNow(account, id)
      break
    case 'cancel-subscription':
      cancelNow(account, id)
      break
    case 'card':
      replaceCard(account, id, String(form.card))
      break
    case 'resend':
      resend(account, deliveries, id)
      break
    case 'release':
      deliveries.release(clock.ms())
      break
    case 'drop':
      deliveries.drop()
      break
    case 'webhooks':
      switches.set(
        deliverySwitches.parse({
          hold: form.hold === 'true',
          copies: wholeNumber(form.copies, 'copies', 1, 5),
          delaySeconds: wholeNumber(form.delaySeconds, 'delaySeconds', 0, 1_000_000),
          order: form.order === 'reversed' ? 'reversed' : 'created',
        }),
      )
      break
    case 'outage': {
      const status = /^\d+$/.test(String(form.status)) ? Number(form.status) : form.status || null
      const request = outageRequest.safeParse({status})
      if (request.success) outage.set(request.data)
      break
    }
    case 'clock':
      clock.advance(wholeNumber(form.minutes, 'minutes', 0, 50_000) * 60)
      break
    default:
  }
}

function wholeNumber(value: unknown, name: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const number = Number(value)
  if (typeof value === 'string' && /^\d{1,9}$/.test(value) && number >= min && number <= max) return number
  throw new StripeError(400, {type: 'invalid_request_error', message: `Invalid ${name}`, param: name})
}
