import type Stripe from 'stripe'
import type {Account} from '../store/account.ts'
import {newId} from '../store/object-id.ts'

/** An invoice leads to the intent that pays it only through this. */
export function addInvoicePayment(
  {store, clock}: Account,
  invoice: Stripe.Invoice,
  intent: Stripe.PaymentIntent,
): Stripe.InvoicePayment {
  const created = clock.seconds()
  return store.add(
    {
      id: newId('inpay_1'),
      object: 'invoice_payment',
      amount_paid: null,
      amount_requested: invoice.amount_due,
      created,
      currency: invoice.currency,
      invoice: invoice.id,
      is_default: true,
      livemode: false,
      payment: {payment_intent: intent.id, type: 'payment_intent'},
      status: 'open',
      status_transitions: {canceled_at: null, paid_at: null},
    } satisfies Stripe.InvoicePayment,
    created,
  )
}

export function paymentsOf({store}: Account, {id}: Stripe.Invoice) {
  const found = store.list<Stripe.InvoicePayment>({
    type: 'invoice_payment',
    filters: {'$.invoice': id},
    limit: 10,
  })
  return {
    object: 'list' as const,
    data: [],
    has_more: false,
    ...found,
    url: `/v1/invoice_payments?invoice=${id}`,
  }
}

/** The payment of an invoice, with its intent. Undefined for a draft. */
export function paymentOf(account: Account, invoice: Stripe.Invoice) {
  const [payment] = paymentsOf(account, invoice).data
  const id = payment?.payment.payment_intent
  const intent = typeof id === 'string' ? account.store.get('payment_intent', id) : undefined
  return payment && intent && {payment, intent}
}
