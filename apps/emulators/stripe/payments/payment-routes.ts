import {choice, emailAddress, integer, mergeMetadata, metadata, text, uncovered} from '../api/parameters.ts'
import type {AddEndpoint} from '../api/endpoint.ts'
import {createdPagination, page} from '../api/lists.ts'
import {invalidRequest, noSuch} from '../api/stripe-error.ts'
import type {Account} from '../store/account.ts'
import {addCustomer} from './customer-object.ts'
import {requireCharge} from './charge-object.ts'
import {closeDispute, requireDispute} from './dispute-object.ts'
import {requirePaymentIntent} from './payment-intent-object.ts'
import {refundCharge} from './refund-object.ts'

/** Payment intents, charges, refunds, disputes, balance transactions, payment methods and customers. */
export function addPaymentEndpoints(add: AddEndpoint, account: Account): void {
  addIntentEndpoints(add, account)
  addChargeEndpoints(add, account)
  addRefundEndpoints(add, account)
  addDisputeEndpoints(add, account)
  addBalanceEndpoints(add, account)
  addCustomerEndpoints(add, account)
}

function addIntentEndpoints(add: AddEndpoint, account: Account) {
  const url = '/v1/payment_intents'
  add('GET', url, {...createdPagination, customer: text()}, ({parameters: {customer, ...request}}) =>
    page(account, {type: 'payment_intent', url, filters: {'$.customer': customer}}, request),
  )
  add('GET', `${url}/:id`, {}, ({id}) => requirePaymentIntent(account, id, 'intent', 404))
  add('POST', `${url}/:id`, {description: text({max: 1000}), metadata: metadata()}, ({id, parameters}) => {
    const intent = requirePaymentIntent(account, id, 'intent', 404)
    return account.store.change(intent, {
      ...(parameters.description !== undefined && {description: parameters.description}),
      metadata: mergeMetadata(intent.metadata, parameters.metadata),
    })
  })
}

function addChargeEndpoints(add: AddEndpoint, account: Account) {
  const url = '/v1/charges'
  const filters = {...createdPagination, customer: text(), payment_intent: text(), transfer_group: uncovered}
  add('GET', url, filters, ({parameters: {customer, payment_intent, ...request}}) => {
    const by = {'$.customer': customer, '$.payment_intent': payment_intent}
    return page(account, {type: 'charge', url, filters: by}, request)
  })
  add('GET', `${url}/:id`, {}, ({id}) => requireCharge(account, id, 'id', 404))
}

function addRefundEndpoints(add: AddEndpoint, account: Account) {
  const url = '/v1/refunds'
  const creation = {
    amount: integer({min: 1}),
    charge: text(),
    metadata: metadata(),
    payment_intent: text(),
    reason: choice('duplicate', 'fraudulent', 'requested_by_customer'),
    currency: uncovered,
    customer: uncovered,
    instructions_email: uncovered,
    origin: uncovered,
    refund_application_fee: uncovered,
    reverse_transfer: uncovered,
  }
  const requireRefund = (id: string) => {
    const refund = account.store.get('refund', id)
    if (!refund) throw noSuch('refund', id, 'refund', 404)
    return refund
  }

  add('POST', url, creation, ({parameters}) => {
    const {amount, reason} = parameters
    return refundCharge(account, {
      charge: chargeToRefund(account, parameters.charge, parameters.payment_intent),
      amount,
      reason,
      metadata: mergeMetadata(null, parameters.metadata),
    })
  })
  const filters = {...createdPagination, charge: text(), payment_intent: text()}
  add('GET', url, filters, ({parameters: {charge, payment_intent, ...request}}) => {
    const by = {'$.charge': charge, '$.payment_intent': payment_intent}
    return page(account, {type: 'refund', url, filters: by}, request)
  })
  add('GET', `${url}/:id`, {}, ({id}) => requireRefund(id))
  add('POST', `${url}/:id`, {metadata: metadata()}, ({id, parameters}) => {
    const refund = requireRefund(id)
    const changed = account.store.change(refund, {
      metadata: mergeMetadata(refund.metadata, parameters.metadata),
    })
    account.events.record('refund.updated', changed, {metadata: refund.metadata})
    return changed
  })
}

/** @throws {StripeError} unless exactly one of them is given, and paid */
function chargeToRefund(account: Account, charge: string | undefined, intentId: string | undefined) {
  if ((charge === undefined) === (intentId === undefined)) {
    const words =
      charge === undefined
        ? 'One of the following params should be provided for this request'
        : 'You may only specify one of these parameters'
    throw invalidRequest(`${words}: payment_intent, charge.`, {
      ...(charge === undefined && {code: 'parameter_missing'}),
      param: 'payment_intent',
    })
  }
  if (charge !== undefined) return requireCharge(account, charge, 'charge')
  const intent = requirePaymentIntent(account, intentId ?? '', 'payment_intent')
  if (intent.status === 'succeeded' && typeof intent.latest_charge === 'string') {
    return requireCharge(account, intent.latest_charge, 'charge')
  }
  throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
    param: 'payment_intent',
  })
}

function addDisputeEndpoints(add: AddEndpoint, account: Account) {
  const url = '/v1/disputes'
  const filters = {...createdPagination, charge: text(), payment_intent: text()}
  add('GET', url, filters, ({parameters: {charge, payment_intent, ...request}}) => {
    const by = {'$.charge': charge, '$.payment_intent': payment_intent}
    return page(account, {type: 'dispute', url, filters: by}, request)
  })
  add('GET', `${url}/:id`, {}, ({id}) => requireDispute(account, id))
  add('POST', `${url}/:id/close`, {}, ({id}) => closeDispute(account, requireDispute(account, id), 'lost'))
}

function addBalanceEndpoints(add: AddEndpoint, account: Account) {
  const url = '/v1/balance_transactions'
  const filters = {...createdPagination, currency: text(), source: text(), type: text(), payout: uncovered}
  add('GET', url, filters, ({parameters: {currency, source, type, ...request}}) => {
    const by = {'$.currency': currency, '$.source': source, '$.type': type}
    return page(account, {type: 'balance_transaction', url, filters: by}, request)
  })
  add('GET', `${url}/:id`, {}, ({id}) => {
    const found = account.store.get('balance_transaction', id)
    if (!found) throw noSuch('balance transaction', id, 'id', 404)
    return found
  })
}

function addCustomerEndpoints(add: AddEndpoint, account: Account) {
  const url = '/v1/customers'
  const creation = {
    description: text(),
    email: emailAddress(),
    metadata: metadata(),
    name: text({max: 256}),
    phone: text({max: 20}),
  }
  add('POST', url, creation, ({parameters: {email, name, description, phone, metadata: values}}) =>
    addCustomer(account, {
      email: email ?? null,
      name: name ?? null,
      description: description ?? null,
      phone: phone ?? null,
      metadata: mergeMetadata(null, values),
    }),
  )
  add('GET', url, {...createdPagination, email: text()}, ({parameters: {email, ...request}}) =>
    page(account, {type: 'customer', url, filters: {'$.email': email}}, request),
  )
  add('GET', `${url}/:id`, {}, ({id}) => {
    const customer = account.store.get('customer', id)
    if (!customer) throw noSuch('customer', id, 'id', 404)
    return customer
  })
  add('GET', '/v1/payment_methods/:id', {}, ({id}) => {
    const found = account.store.get('payment_method', id)
    if (!found) throw noSuch('PaymentMethod', id, 'payment_method', 404)
    return found
  })
}
