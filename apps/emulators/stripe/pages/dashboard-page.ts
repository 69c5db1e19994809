import type Stripe from 'stripe'
import {html} from 'hono/html'
import type {Outage} from '../local/outage.ts'
import type {Account} from '../store/account.ts'
import type {Deliveries, Delivery} from '../store/deliveries.ts'
import type {DeliverySwitches} from '../store/delivery-switches.ts'
import {couponOf} from '../discounts/promotion-code-object.ts'
import {actions, sum, table} from './dashboard-table.ts'
import {switchForms} from './dashboard-switches.ts'
import texts from './messages/dashboard.json' with {type: 'json'}
import {pageFrame, type Markup} from './page-frame.ts'
import {subscriptionsSection} from './subscriptions-section.ts'

interface Dashboard {
  account: Account
  deliveries: Deliveries
  switches: DeliverySwitches
  hasEndpoint: boolean
  outage: Outage
  fault?: string | undefined
}

const SHOWN = 20

export function dashboardPage({account, deliveries, switches, hasEndpoint, outage, fault}: Dashboard) {
  const latest = <Body>(type: Parameters<Account['store']['list']>[0]['type']) =>
    account.store.list<Body>({type, limit: SHOWN})?.data ?? []
  return pageFrame(
    'en',
    texts.title,
    '',
    html`<section>
      <h1>${texts.title}</h1>
      <p>${texts.intro}</p>
      ${fault ? html`<p class="fault" role="alert">${fault}</p>` : ''}
      ${payments(latest<Stripe.Charge>('charge'))} ${disputes(latest<Stripe.Dispute>('dispute'))}
      ${payouts(latest<Stripe.Payout>('payout'))}
      ${subscriptionsSection(account, latest<Stripe.Subscription>('subscription'))}
      ${sessions(latest<Stripe.Checkout.Session>('checkout.session'))}
      ${links(latest<Stripe.PaymentLink>('payment_link'))}
      ${codes(latest<Stripe.PromotionCode>('promotion_code'))}
      ${events(deliveries.latest(SHOWN), hasEndpoint)} ${switchForms(switches, outage, account.clock.ms())}
    </section>`,
  )
}

function payments(charges: Stripe.Charge[]): Markup {
  const rows = charges.map((charge) => {
    const rest = charge.amount - charge.amount_refunded
    const isOpen = charge.status === 'succeeded' && !charge.disputed && rest > 0
    const state = charge.disputed ? 'disputed' : charge.refunded ? 'refunded' : charge.status
    return html`<tr>
      <td><code>${charge.id}</code><br />${charge.billing_details.email}<br />${charge.description ?? ''}</td>
      <td>
        ${sum(charge.amount, charge.currency)}${
          charge.amount_refunded > 0 ? html`<br />−${sum(charge.amount_refunded, charge.currency)}` : ''
        }
      </td>
      <td>${state}</td>
      <td>
        ${
          isOpen
            ? html`<form method="post" class="actions">
                <input type="hidden" name="id" value="${charge.id}" />
                <input
                  type="number"
                  name="amount"
                  min="1"
                  max="${rest}"
                  value="${rest}"
                  aria-label="${texts.refundAmount} ${charge.id}"
                />
                <button name="action" value="refund">${texts.refund}</button>
                <button name="action" value="dispute">${texts.openDispute}</button>
              </form>`
            : ''
        }
      </td>
    </tr>`
  })
  return table(
    texts.payments,
    [texts.payment, texts.amount, texts.state, texts.actions],
    rows,
    texts.noPayments,
  )
}

function disputes(list: Stripe.Dispute[]): Markup {
  const rows = list.map(
    (dispute) =>
      html`<tr>
        <td><code>${dispute.id}</code><br /><code>${String(dispute.charge)}</code></td>
        <td>${sum(dispute.amount, dispute.currency)}</td>
        <td>${dispute.status}</td>
        <td>
          ${dispute.status === 'needs_response' ? actions(dispute.id, ['win', texts.win], ['lose', texts.lose]) : ''}
        </td>
      </tr>`,
  )
  return table(
    texts.disputes,
    [texts.payment, texts.amount, texts.state, texts.actions],
    rows,
    texts.noDisputes,
  )
}

function payouts(list: Stripe.Payout[]): Markup {
  const rows = list.map(
    (payout) =>
      html`<tr>
        <td><code>${payout.id}</code></td>
        <td>${sum(payout.amount, payout.currency)}</td>
        <td>${payout.status}</td>
        <td>
          ${payout.status === 'in_transit' ? actions(payout.id, ['arrive', texts.arrive], ['fail', texts.failPayout]) : ''}
        </td>
      </tr>`,
  )
  return html`${table(
      texts.payouts,
      [texts.payout, texts.amount, texts.state, texts.actions],
      rows,
      texts.noPayouts,
    )}
    <form method="post" class="actions">
      <button name="action" value="pay-out">${texts.payOut}</button>
    </form>`
}

function sessions(list: Stripe.Checkout.Session[]): Markup {
  const rows = list.map((session) => {
    const isPending = session.status === 'complete' && session.payment_status === 'unpaid'
    return html`<tr>
      <td>
        ${session.url ? html`<a href="${session.url}"><code>${session.id}</code></a>` : html`<code>${session.id}</code>`}
      </td>
      <td>${sum(session.amount_total ?? 0, session.currency ?? 'gbp')}</td>
      <td>${session.status}, ${session.payment_status}</td>
      <td>
        ${
          session.status === 'open'
            ? actions(
                session.id,
                ['expire', texts.expire],
                ...(session.mode === 'payment' ? [['debit', texts.payByDebit] as const] : []),
              )
            : ''
        }
        ${isPending ? actions(session.id, ['debit-arrives', texts.debitArrives], ['debit-fails', texts.debitFails]) : ''}
      </td>
    </tr>`
  })
  return table(
    texts.sessions,
    [texts.session, texts.amount, texts.state, texts.actions],
    rows,
    texts.noSessions,
  )
}

const links = (list: Stripe.PaymentLink[]) =>
  html`<h2>${texts.links}</h2>
    <ul>
      ${list.map(({url, active}) => html`<li><a href="${url}">${url}</a>${active ? '' : ' (inactive)'}</li>`)}
    </ul>`

function codes(list: Stripe.PromotionCode[]): Markup {
  const rows = list.map(
    (code) =>
      html`<tr>
        <td><code>${code.code}</code> (${couponOf(code)})</td>
        <td>${code.times_redeemed}${code.max_redemptions === null ? '' : ` / ${code.max_redemptions}`}</td>
        <td>${code.active ? 'active' : 'inactive'}</td>
        <td>${code.active ? actions(code.id, ['deactivate', texts.deactivate]) : ''}</td>
      </tr>`,
  )
  return table(texts.codes, [texts.code, texts.redemptions, texts.state, texts.actions], rows, texts.noCodes)
}

function events(list: Delivery[], hasEndpoint: boolean): Markup {
  const rows = list.map(
    (delivery) =>
      html`<tr>
        <td>${delivery.type}<br /><code>${delivery.eventId}</code></td>
        <td>
          ${delivery.state} (${delivery.attempts})${delivery.result === null ? '' : `: ${delivery.result}`}
        </td>
        <td>${actions(delivery.eventId, ['resend', texts.resend])}</td>
      </tr>`,
  )
  const none = hasEndpoint ? texts.noEvents : texts.noEndpoint
  return table(texts.events, [texts.event, texts.delivery, texts.actions], rows, none)
}
