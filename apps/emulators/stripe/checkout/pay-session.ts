import type Stripe from 'stripe'
import {addBalanceTransaction, feeOf} from '../payments/balance-transaction-object.ts'
import {addCharge} from '../payments/charge-object.ts'
import {addCustomer} from '../payments/customer-object.ts'
import {openDispute} from '../payments/dispute-object.ts'
import {addPaymentIntent} from '../payments/payment-intent-object.ts'
import {addPaymentMethod, type Payer} from '../payments/payment-method-object.ts'
import {declineMessage, type CardOutcome, type DeclineCode} from '../payments/test-cards.ts'
import {redeem} from '../discounts/redemption.ts'
import type {Account} from '../store/account.ts'
import {changeOrder, type OrderFault} from './change-order.ts'
import type {HiddenSession} from './hidden-session.ts'
import {customerDetails} from './session-object.ts'

/** Why a buyer could not pay, for a page to say it in its own words. */
export type DeclineReason = DeclineCode | 'insufficient_funds' | 'authentication'

/** What becomes of an attempt to pay. */
export type PaymentResult =
  | {kind: 'complete'; session: Stripe.Checkout.Session}
  | {kind: 'declined'; reason: DeclineReason; message: string}
  /** The order cannot be had as it is, such as with a code that has been used since. */
  | {kind: 'refused'; fault: OrderFault}
  /** The buyer must first confirm the payment to the bank. */
  | {kind: 'authenticate'}

interface Attempt {
  session: Stripe.Checkout.Session
  hidden: HiddenSession
  intent: Stripe.PaymentIntent
  payer: Payer
  paymentMethod: Stripe.PaymentMethod
}

/** Somebody tries to pay an open session. */
export function paySession(account: Account, given: Stripe.Checkout.Session, payer: Payer): PaymentResult {
  const {session: open, fault} = changeOrder(account, given, {})
  if (fault) return {kind: 'refused', fault}
  const hidden = requireHidden(account, open)
  const withCustomer = addCheckoutCustomer(account, open, payer)
  if (withCustomer.amount_total === 0) {
    return {kind: 'complete', session: complete(account, withCustomer, hidden, payer, 'no_payment_required')}
  }
  const {session, intent} = withIntent(account, withCustomer, hidden)
  const customer = typeof session.customer === 'string' ? session.customer : null
  const attempt = {session, hidden, intent, payer, paymentMethod: addPaymentMethod(account, payer, customer)}

  if (payer.means.kind === 'bacs_debit') return {kind: 'complete', session: process(account, attempt)}
  const {outcome} = payer.means.card
  switch (outcome.kind) {
    case 'succeeds':
      return {kind: 'complete', session: succeed(account, attempt, {thenDisputed: outcome.thenDisputed})}
    case 'declined':
      return decline(account, attempt, outcome)
    case 'authenticates':
      account.store.setHidden(intent.id, payer)
      account.events.record(
        'payment_intent.requires_action',
        account.store.change(intent, authenticationOf(attempt)),
      )
      return {kind: 'authenticate'}
  }
}

/** The buyer confirms the payment to the bank, or fails to. Undefined when nothing waits for that. */
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

/** A bank debit, which takes days, has arrived or not. Undefined when none is on its way. */
export function settleSession(
  account: Account,
  session: Stripe.Checkout.Session,
  isPaid: boolean,
): Stripe.Checkout.Session | undefined {
  const {store, events} = account
  const intent = intentOf(account, session)
  const charge =
    typeof intent?.latest_charge === 'string' ? store.get('charge', intent.latest_charge) : undefined
  if (intent?.status !== 'processing' || !charge) return undefined
  if (isPaid) {
    const settled = store.change(charge, {status: 'succeeded', paid: true})
    events.record('charge.succeeded', settled)
    addBalance(account, settled)
    events.record(
      'payment_intent.succeeded',
      store.change(intent, {status: 'succeeded', amount_received: intent.amount, processing: null}),
    )
    const paid = store.change(session, {payment_status: 'paid'})
    events.record('checkout.session.async_payment_succeeded', paid)
    return paid
  }
  const message = 'The customer’s account has insufficient funds to cover this payment.'
  const failed = store.change(charge, {
    status: 'failed',
    paid: false,
    failure_code: 'insufficient_funds',
    failure_message: message,
  })
  events.record('charge.failed', failed)
  const withError = store.change(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    last_payment_error: {type: 'card_error', code: 'insufficient_funds', message, charge: charge.id},
  })
  events.record('payment_intent.payment_failed', withError)
  events.record('checkout.session.async_payment_failed', session)
  return session
}

const requireHidden = ({store}: Account, {id}: Stripe.Checkout.Session): HiddenSession => {
  const hidden = store.hidden<HiddenSession>(id)
  if (!hidden) throw new Error(`The session ${id} has no items`)
  return hidden
}

const intentOf = ({store}: Account, {payment_intent: intent}: Stripe.Checkout.Session) =>
  typeof intent === 'string' ? store.get('payment_intent', intent) : undefined

/** Guests are no customers, unless the session asks for one. */
function addCheckoutCustomer(account: Account, session: Stripe.Checkout.Session, {email, name}: Payer) {
  if (session.customer !== null || session.customer_creation !== 'always') return session
  return account.store.change(session, {customer: addCustomer(account, {email, name}).id})
}

/** A later attempt to pay has the payment of the first one, with the amount as it is now. */
function withIntent(account: Account, session: Stripe.Checkout.Session, hidden: HiddenSession) {
  const existing = intentOf(account, session)
  if (existing) {
    const intent = account.store.change(existing, {amount: session.amount_total ?? 0})
    return {session, intent}
  }
  const intent = addPaymentIntent(account, session, hidden)
  return {session: account.store.change(session, {payment_intent: intent.id}), intent}
}

const authenticationOf = ({session, paymentMethod}: Attempt): Partial<Stripe.PaymentIntent> => ({
  status: 'requires_action',
  payment_method: paymentMethod.id,
  next_action: {
    type: 'redirect_to_url',
    redirect_to_url: {return_url: session.url, url: `${session.url}/authenticate`},
  },
})

function succeed(
  account: Account,
  attempt: Attempt,
  {
    isAuthenticated = false,
    thenDisputed = false,
  }: {isAuthenticated?: boolean; thenDisputed?: boolean | undefined},
) {
  const {store, events} = account
  const {session, hidden, intent, payer, paymentMethod} = attempt
  const charge = addCharge(account, {
    intent,
    payer,
    paymentMethod: paymentMethod.id,
    status: 'succeeded',
    isAuthenticated,
  })
  const paid = store.change(intent, {
    status: 'succeeded',
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
    payment_method: paymentMethod.id,
  })
  events.record('charge.succeeded', charge)
  events.record('payment_intent.succeeded', paid)
  const completed = complete(account, session, hidden, payer, 'paid')
  const withBalance = addBalance(account, charge)
  if (thenDisputed) openDispute(account, withBalance)
  return completed
}

/** The balance follows the payment, with an event of its own. */
function addBalance(account: Account, charge: Stripe.Charge): Stripe.Charge {
  const balance = addBalanceTransaction(account, {
    type: 'charge',
    amount: charge.amount,
    fee: feeOf(charge.amount),
    feeDescription: 'Stripe processing fees',
    currency: charge.currency,
    source: charge.id,
    description: charge.description,
    reportingCategory: 'charge',
  })
  const changed = account.store.change(charge, {balance_transaction: balance.id})
  account.events.record('charge.updated', changed, {balance_transaction: null})
  return changed
}

/** A bank debit completes the session, but the money is still on its way. */
function process(account: Account, {session, hidden, intent, payer, paymentMethod}: Attempt) {
  const {store, events} = account
  const charge = addCharge(account, {intent, payer, paymentMethod: paymentMethod.id, status: 'pending'})
  events.record('charge.pending', charge)
  const processing = store.change(intent, {
    status: 'processing',
    latest_charge: charge.id,
    last_payment_error: null,
    payment_method: paymentMethod.id,
    payment_method_types: ['bacs_debit'],
  })
  events.record('payment_intent.processing', processing)
  return complete(account, session, hidden, payer, 'unpaid')
}

function complete(
  account: Account,
  session: Stripe.Checkout.Session,
  {discount}: HiddenSession,
  {email, name, means}: Payer,
  paymentStatus: 'paid' | 'unpaid' | 'no_payment_required',
) {
  if (discount) redeem(account, discount)
  const details = customerDetails(email, name)
  const completed = account.store.change(session, {
    status: 'complete',
    payment_status: paymentStatus,
    customer_details: {...details, address: {...details.address, country: 'GB'}},
    payment_method_types: [means.kind],
    url: null,
  })
  account.events.record('checkout.session.completed', completed)
  return completed
}

/** The session stays open for another attempt. */
function decline(
  account: Account,
  attempt: Attempt,
  outcome: Extract<CardOutcome, {kind: 'declined'}>,
): PaymentResult {
  const {intent, payer, paymentMethod} = attempt
  const message = declineMessage(outcome.code, outcome.declineCode)
  const charge = addCharge(account, {
    intent,
    payer,
    paymentMethod: paymentMethod.id,
    status: 'failed',
    decline: outcome,
  })
  account.events.record('charge.failed', charge)
  failIntent(
    account,
    {...attempt, intent: account.store.change(intent, {latest_charge: charge.id})},
    {
      type: 'card_error',
      code: outcome.code,
      ...(outcome.declineCode !== null && {decline_code: outcome.declineCode}),
      doc_url: `https://stripe.com/docs/error-codes/${outcome.code.replaceAll('_', '-')}`,
      message,
      charge: charge.id,
    },
  )
  const reason = outcome.declineCode === 'insufficient_funds' ? outcome.declineCode : outcome.code
  return {kind: 'declined', reason, message}
}

function failIntent(
  {store, events}: Account,
  {intent, paymentMethod}: Attempt,
  error: Stripe.PaymentIntent.LastPaymentError,
) {
  const failed = store.change(intent, {
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_payment_error: {...error, payment_method: paymentMethod},
  })
  events.record('payment_intent.payment_failed', failed)
}
