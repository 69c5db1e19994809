import type Stripe from 'stripe'
import type {ReadParameters} from '../api/parameters.ts'
import {invalidRequest, notCovered} from '../api/stripe-error.ts'
import {requireCustomer} from '../customers/customer-object.ts'
import type {Account} from '../store/account.ts'
import type {SessionItem} from '../catalogue/payment-link-object.ts'
import type {sessionParameters} from './session-parameters.ts'

type Parameters = ReadParameters<typeof sessionParameters>

/** @throws {StripeError} for prices or parameters of the other mode */
export function requireMode(account: Account, parameters: Parameters, items: readonly SessionItem[]): void {
  const isRecurring = items.map(({price}) => account.store.get('price', price)?.type === 'recurring')
  if (parameters.mode === 'payment') {
    refuse(parameters, 'subscription_data')
    if (isRecurring.includes(true)) {
      throw invalidRequest(
        'You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.',
        {param: 'mode'},
      )
    }
    return
  }
  refuse(parameters, 'payment_intent_data')
  if (!isRecurring.includes(true)) {
    throw invalidRequest('You must provide at least one recurring price in `subscription` mode.', {
      param: 'line_items',
    })
  }
  if (items.length > 1) throw notCovered('line_items[1]')
  if (parameters.allow_promotion_codes) throw notCovered('allow_promotion_codes')
  const [price] = items.map((item) => account.store.get('price', item.price))
  if (price?.unit_amount === 0) throw notCovered('line_items[0][price_data][unit_amount]')
}

function refuse(parameters: Parameters, param: 'payment_intent_data' | 'subscription_data') {
  if (parameters[param] === undefined) return
  throw invalidRequest(`You can not pass \`${param}\` in \`${parameters.mode}\` mode.`, {param})
}

/** @throws {StripeError} when there is none, or when the email is given too */
export function customerOf(
  account: Account,
  {mode, customer, customer_email: email}: Parameters,
): Stripe.Customer | null {
  if (customer === undefined) return null
  if (email !== undefined) {
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.', {
      param: 'customer',
    })
  }
  if (mode !== 'subscription') throw notCovered('customer')
  return requireCustomer(account, customer)
}
