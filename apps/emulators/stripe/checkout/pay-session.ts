import type Stripe from 'stripe'
import {invalidRequest} from '../api/stripe-error.ts'
import {declineIntent, failIntent, type DeclineReason} from '../payments/intent-attempt.ts'
import {addPaymentIntent, idOf} from '../payments/payment-intent-object.ts'
import {addPaymentMethod, type Payer} from '../payments/payment-method-object.ts'
import type {Account} from '../store/account.ts'
import {changeOrder, type OrderFault} from './change-order.ts'
import {completeSession} from './complete-session.ts'
import type {HiddenSession} from './hidden-session.ts'
import {awaitDebit, succeed, type PaymentAttempt} from './payment-attempt.ts'
import {intentOf, requireHidden} from './session-object.ts'

export type PaymentResult =
  | {kind: 'complete'; session: Stripe.Checkout.Session}
  | {kind: 'declined'; reason: DeclineReason; message: string}
  /** The code may have been used up since, for example. */
  | {kind: 'refused'; fault: OrderFault}
  /** The buyer must first confirm the payment to the bank. */
  | {kind: 'authenticate'}

export function paySession(account: Account, given: Stripe.Checkout.Session, payer: Payer): PaymentResult {
  const {session: open, fault} = changeOrder(account, given, {})
  if (fault) return {kind: 'refused', fault}
  const hidden = requireHidden(account, open)
  if (open.amount_total === 0) {
    return {
      kind: 'complete',
      session: completeSession(account, open, hidden, payer, {paymentStatus: 'no_payment_required'}),
    }
  }
  if (open.mode === 'subscription' && payer.means.kind !== 'card') {
    throw invalidRequest('The local Stripe begins subscriptions with cards only.')
  }
  const {session, intent} = withIntent(account, open, hidden)
  const attempt = {session, hidden, intent, payer, paymentMethod: addPaymentMethod(account, payer)}

  if (payer.means.kind === 'bacs_debit') return {kind: 'complete', session: awaitDebit(account, attempt)}
  const {outcome} = payer.means.card
  switch (outcome.kind) {
    case 'succeeds':
      return {kind: 'complete', session: succeed(account, attempt, {thenDisputed: outcome.thenDisputed})}
    case 'declined':
      return {kind: 'declined', ...declineIntent(account, attempt, outcome)}
    case 'authenticates':
      account.store.setHidden(intent.id, payer)
      account.events.record(
        'payment_intent.requires_action',
        account.store.change(intent, authenticationOf(attempt)),
      )
      return {kind: 'authenticate'}
  }
}

/** Returns `undefined` when no payment waits for the buyer's confirmation. */
export function authenticateSession(
  account: Account,
  session: Stripe.Checkout.Session,
  isConfirmed: boolean,
): PaymentResult | undefined {
  const intent = intentOf(account, session)
  const payer = intent && account.store.hidden<Payer>(intent.id)
  const paymentMethod =
    typeof intent?.payment_method === 'string' && account.store.get('payment_method', intent.payment_method)
  if (intent?.status !== 'requires_action' || !payer || !paymentMethod) return undefined
  const attempt = {session, hidden: requireHidden(account, session), intent, payer, paymentMethod}
  const {fault} = changeOrder(account, session, {})
  if (isConfirmed && !fault)
    return {kind: 'complete', session: succeed(account, attempt, {isAuthenticated: true})}
  const message =
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.'
  failIntent(account, attempt, {
    type: 'invalid_request_error',
    code: 'payment_intent_authentication_failure',
    message,
  })
  return fault ? {kind: 'refused', fault} : {kind: 'declined', reason: 'authentication', message}
}

/** All attempts share the payment of the first one, whose amount is updated. */
function withIntent(account: Account, session: Stripe.Checkout.Session, hidden: HiddenSession) {
  const existing = intentOf(account, session)
  if (existing) {
    const intent = account.store.change(existing, {amount: session.amount_total ?? 0})
    return {session, intent}
  }
  const isSubscription = session.mode === 'subscription'
  const intent = addPaymentIntent(account, {
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'gbp',
    customer: idOf(session.customer),
    ...(isSubscription ? {description: 'Subscription creation', metadata: {}} : hidden.payment),
    methodTypes: session.payment_method_types,
    isSavingCard: isSubscription,
  })
  if (hidden.subscription) {
    account.store.setHidden(session.id, {
      ...hidden,
      subscription: {...hidden.subscription, intent: intent.id},
    })
    return {session, intent}
  }
  return {session: account.store.change(session, {payment_intent: intent.id}), intent}
}

const authenticationOf = ({session, paymentMethod}: PaymentAttempt): Partial<Stripe.PaymentIntent> => ({
  status: 'requires_action',
  payment_method: paymentMethod.id,
  next_action: {
    type: 'redirect_to_url',
    redirect_to_url: {return_url: session.url, url: `${session.url}/authenticate`},
  },
})
