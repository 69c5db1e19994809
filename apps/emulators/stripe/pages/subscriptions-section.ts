import {html} from 'hono/html'
import type Stripe from 'stripe'
import {cardOfSubscription} from '../customers/customer-cards.ts'
import {findCustomer} from '../customers/customer-object.ts'
import {idOf} from '../payments/payment-intent-object.ts'
import type {Account} from '../store/account.ts'
import {intervalOf, itemOf} from '../subscriptions/subscription-object.ts'
import {actions, sum, table} from './dashboard-table.ts'
import texts from './messages/dashboard.json' with {type: 'json'}
import type {Markup} from './page-frame.ts'

export const subscriptionsSection = (account: Account, list: Stripe.Subscription[]): Markup =>
  table(
    texts.subscriptions,
    [texts.subscription, texts.amount, texts.state, texts.card, texts.actions],
    list.map((subscription) => row(account, subscription)),
    texts.noSubscriptions,
  )

function row(account: Account, subscription: Stripe.Subscription): Markup {
  const customer = findCustomer(account, idOf(subscription.customer) ?? '')
  const {price, quantity = 1, current_period_end: end} = itemOf(subscription)
  const amount = sum((price.unit_amount ?? 0) * quantity, price.currency)
  const invoice = account.store.get('invoice', idOf(subscription.latest_invoice) ?? '')
  const isOver = subscription.status === 'canceled'
  const state = subscription.pause_collection ? texts.paused : subscription.status
  return html`<tr>
    <td><code>${subscription.id}</code><br />${customer?.email ?? ''}</td>
    <td>${amount} / ${intervalOf(price)}</td>
    <td>
      ${state}${isOver ? '' : html`<br />${texts.until} ${new Date(end * 1000).toISOString().slice(0, 10)}`}
      ${invoice?.hosted_invoice_url ? html`<br /><a href="${invoice.hosted_invoice_url}">${invoice.number}</a> ${invoice.status}` : ''}
    </td>
    <td>${customer ? cardForm(customer, cardOfSubscription(account, customer, subscription)) : ''}</td>
    <td>
      ${isOver ? '' : actions(subscription.id, ['renew', texts.renew], ['cancel-subscription', texts.cancel])}
    </td>
  </tr>`
}

const choices = [
  ['4242424242424242', texts.cardPays],
  ['4000000000000341', texts.cardFails],
  ['4000002500003155', texts.cardAuthenticates],
] as const

const cardForm = ({id}: Stripe.Customer, card: Stripe.PaymentMethod | undefined): Markup =>
  html`${card?.card?.last4 ?? ''}
    <form method="post" class="actions">
      <input type="hidden" name="id" value="${id}" />
      <select name="card" aria-label="${texts.card} ${id}">
        ${choices.map(([number, label]) => html`<option value="${number}">${label}</option>`)}
      </select>
      <button name="action" value="card" aria-label="${texts.replaceCard} ${id}">${texts.replaceCard}</button>
    </form>`
