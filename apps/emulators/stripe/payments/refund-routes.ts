import {choice, integer, mergeMetadata, metadata, text, uncovered} from '../api/parameters.ts'
import type {AddEndpoint} from '../api/endpoint.ts'
import {createdPagination, page} from '../api/lists.ts'
import {invalidRequest} from '../api/stripe-error.ts'
import type {Account} from '../store/account.ts'
import {requireCharge} from './charge-object.ts'
import {requirePaymentIntent} from './payment-intent-object.ts'
import {refundCharge} from './refund-object.ts'

export function addRefundEndpoints(add: AddEndpoint, account: Account) {
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
  if (charge !== undefined) return requireCharge(account, charge)
  const intent = requirePaymentIntent(account, intentId ?? '')
  if (intent.status === 'succeeded' && typeof intent.latest_charge === 'string') {
    return requireCharge(account, intent.latest_charge)
  }
  throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`, {
    param: 'payment_intent',
  })
}
