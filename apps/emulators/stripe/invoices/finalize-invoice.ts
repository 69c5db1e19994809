import type Stripe from 'stripe'
import {addPaymentIntent} from '../payments/payment-intent-object.ts'
import type {Account} from '../store/account.ts'
import {changeInvoice, hiddenOf} from './invoice-changes.ts'
import {draftInvoice} from './invoice-object.ts'
import {addInvoicePayment, paymentOf} from './invoice-payment-object.ts'

export function addInvoice(account: Account, invoice: Parameters<typeof draftInvoice>[1]): Stripe.Invoice {
  const draft: Stripe.Invoice = draftInvoice(account, invoice)
  account.store.add(draft, draft.created, hiddenOf(draft))
  account.events.record('invoice.created', draft)
  return draft
}

/** The invoice gets its number and an intent to pay it, unless there is one already. */
export function finalizeInvoice(
  account: Account,
  draft: Stripe.Invoice,
  customer: Stripe.Customer,
  existing?: Stripe.PaymentIntent,
) {
  const {store, events, clock} = account
  const sequence = customer.next_invoice_sequence ?? 1
  store.change(customer, {next_invoice_sequence: sequence + 1, currency: draft.currency})
  const now = clock.seconds()
  const invoice = changeInvoice(account, draft, {
    status: 'open',
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`,
    effective_at: now,
    ending_balance: 0,
    automatically_finalizes_at: null,
    hosted_invoice_url: `${account.url}/i/${draft.id}`,
    invoice_pdf: `${account.url}/i/${draft.id}`,
    status_transitions: {...draft.status_transitions, finalized_at: now},
  })
  events.record('invoice.finalized', invoice)
  const intent =
    existing ??
    addPaymentIntent(account, {
      amount: invoice.amount_due,
      currency: invoice.currency,
      customer: customer.id,
      description: 'Subscription update',
      metadata: {},
      methodTypes: ['card'],
      isSavingCard: false,
    })
  addInvoicePayment(account, invoice, intent)
  return {invoice, intent}
}

/** Nobody has to pay it any more. */
export function voidInvoice(account: Account, invoice: Stripe.Invoice): Stripe.Invoice {
  const {store, events, clock} = account
  const unpaid = paymentOf(account, invoice)
  const now = clock.seconds()
  const voided = changeInvoice(account, invoice, {
    status: 'void',
    auto_advance: false,
    automatically_finalizes_at: null,
    next_payment_attempt: null,
    status_transitions: {...invoice.status_transitions, voided_at: now},
  })
  events.record('invoice.voided', voided)
  if (unpaid) {
    const {payment, intent} = unpaid
    store.change(payment, {
      status: 'canceled',
      status_transitions: {...payment.status_transitions, canceled_at: now},
    })
    const canceled = store.change(intent, {
      status: 'canceled',
      canceled_at: now,
      cancellation_reason: 'void_invoice',
    })
    events.record('payment_intent.canceled', canceled)
  }
  return voided
}
