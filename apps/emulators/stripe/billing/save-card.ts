import type Stripe from 'stripe'
import type {DeclineReason} from '../payments/intent-attempt.ts'
import {addPaymentMethod, type Payer} from '../payments/payment-method-object.ts'
import {declineMessage} from '../payments/test-cards.ts'
import type {Account} from '../store/account.ts'
import {updateSubscription} from '../subscriptions/subscription-changes.ts'
import {attachCard} from '../customers/customer-cards.ts'
import {updateCustomer} from '../customers/customer-object.ts'
import {liveSubscriptions} from '../subscriptions/subscription-object.ts'

type SavedCard =
  {kind: 'saved'; card: Stripe.PaymentMethod} | {kind: 'declined'; reason: DeclineReason; message: string}

/** From now on the card pays for the customer's subscriptions. */
export function saveCard(account: Account, customer: Stripe.Customer, payer: Payer): SavedCard {
  const outcome = payer.means.kind === 'card' ? payer.means.card.outcome : undefined
  if (outcome?.kind === 'declined' && !outcome.canBeSaved) {
    const {code, declineCode} = outcome
    return {kind: 'declined', reason: code, message: declineMessage(code, declineCode)}
  }
  const card = attachCard(account, customer, addPaymentMethod(account, payer), {payer, isSetUp: false})
  updateCustomer(account, customer, {
    invoice_settings: {...customer.invoice_settings, default_payment_method: card.id},
  })
  for (const subscription of liveSubscriptions(account, customer)) {
    updateSubscription(account, subscription, {default_payment_method: card.id})
  }
  return {kind: 'saved', card}
}
