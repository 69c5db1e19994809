import type Stripe from 'stripe'
import type {AddEndpoint} from '../api/endpoint.ts'
import {createdPagination, page} from '../api/lists.ts'
import {choice, flag, hash, text, uncovered} from '../api/parameters.ts'
import {invalidRequest, noSuch, notCovered, StripeError} from '../api/stripe-error.ts'
import {requireCardOf} from '../customers/customer-cards.ts'
import {requireCustomer} from '../customers/customer-object.ts'
import {idOf} from '../payments/payment-intent-object.ts'
import {declineMessage} from '../payments/test-cards.ts'
import type {Account} from '../store/account.ts'
import {collectInvoice} from './collect-invoice.ts'
import {finalizeInvoice} from './finalize-invoice.ts'
import {requireInvoice} from './invoice-object.ts'

const invoices = '/v1/invoices'
const payments = '/v1/invoice_payments'

export function addInvoiceEndpoints(add: AddEndpoint, account: Account): void {
  const filters = {
    ...createdPagination,
    customer: text(),
    status: choice('draft', 'open', 'paid', 'uncollectible', 'void'),
    subscription: text(),
    collection_method: uncovered,
    customer_account: uncovered,
    due_date: uncovered,
  }
  add('GET', invoices, filters, ({parameters: {customer, status, subscription, ...request}}) =>
    page<Stripe.Invoice>(
      account,
      {
        type: 'invoice',
        url: invoices,
        filters: {
          '$.customer': customer,
          '$.status': status,
          '$.parent.subscription_details.subscription': subscription,
        },
      },
      request,
    ),
  )

  add('GET', `${invoices}/:id`, {}, ({id}) => requireInvoice(account, id))

  const payment = {
    off_session: flag(),
    payment_method: text(),
    forgive: uncovered,
    mandate: uncovered,
    paid_out_of_band: uncovered,
    source: uncovered,
  }
  add('POST', `${invoices}/:id/pay`, payment, ({id, parameters}) => {
    if (parameters.off_session === false) throw notCovered('off_session')
    return payInvoice(account, requireInvoice(account, id), parameters.payment_method)
  })

  const ofPayments = {
    ...createdPagination,
    invoice: text(),
    payment: hash({
      payment_intent: text(),
      payment_record: uncovered,
      type: choice('payment_intent', 'payment_record'),
    }),
    status: choice('canceled', 'open', 'paid'),
  }
  add('GET', payments, ofPayments, ({parameters: {invoice, payment: by, status, ...request}}) =>
    page<Stripe.InvoicePayment>(
      account,
      {
        type: 'invoice_payment',
        url: payments,
        filters: {
          '$.invoice': invoice,
          '$.payment.payment_intent': by?.payment_intent,
          '$.payment.type': by?.type,
          '$.status': status,
        },
      },
      request,
    ),
  )

  add('GET', `${payments}/:id`, {}, ({id}) => {
    const found = account.store.get('invoice_payment', id)
    if (!found) throw noSuch('invoice_payment', id, 'id', 404)
    return found
  })
}

/** A refusal of the bank is returned, since the attempt remains. @throws {StripeError} when there is nothing to pay */
export function payInvoice(account: Account, invoice: Stripe.Invoice, cardId?: string) {
  if (invoice.status === 'paid') throw invalidRequest('Invoice is already paid')
  if (invoice.status !== 'draft' && invoice.status !== 'open') {
    throw invalidRequest(`This invoice can't be paid because it is ${invoice.status}.`)
  }
  const customer = idOf(invoice.customer)
  const card = cardId === undefined ? undefined : requireCardOf(account, customer, cardId, 'payment_method')
  const open =
    invoice.status === 'open'
      ? invoice
      : finalizeInvoice(account, invoice, requireCustomer(account, customer ?? '')).invoice
  const result = collectInvoice(account, open, {card})
  if (result.kind === 'paid') return result.invoice
  if (result.kind === 'without-card') {
    return invalidRequest(
      'There is no `default_payment_method` set on this Customer or Invoice. Please set either a `default_payment_method`.',
      {code: 'invoice_payment_intent_requires_action'},
    )
  }
  const {code, declineCode} = result.decline
  return new StripeError(402, {
    type: 'card_error',
    code,
    ...(declineCode !== null && {decline_code: declineCode}),
    message: declineMessage(code, declineCode),
  })
}
