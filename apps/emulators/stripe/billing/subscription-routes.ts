import type Stripe from 'stripe'
import type {AddEndpoint} from '../api/endpoint.ts'
import {createdPagination, page} from '../api/lists.ts'
import {choice, flag, text, uncovered} from '../api/parameters.ts'
import {noSuch, notCovered} from '../api/stripe-error.ts'
import {stopSubscription} from '../invoices/settle-invoice.ts'
import type {Account} from '../store/account.ts'
import {changeSubscription, givenDetails} from '../subscriptions/change-subscription.ts'
import {requireSubscription} from '../subscriptions/subscription-object.ts'
import {cancellationDetails, subscriptionChanges} from '../subscriptions/subscription-parameters.ts'

const url = '/v1/subscriptions'

export function addSubscriptionEndpoints(add: AddEndpoint, account: Account): void {
  const filters = {
    ...createdPagination,
    customer: text(),
    status: choice(
      'active',
      'all',
      'canceled',
      'ended',
      'incomplete',
      'incomplete_expired',
      'past_due',
      'paused',
      'trialing',
      'unpaid',
    ),
    automatic_tax: uncovered,
    collection_method: uncovered,
    current_period_end: uncovered,
    current_period_start: uncovered,
    customer_account: uncovered,
    plan: uncovered,
    price: uncovered,
    test_clock: uncovered,
  }
  add('GET', url, filters, ({parameters: {customer, status, ...request}}) =>
    page<Stripe.Subscription>(
      account,
      {
        type: 'subscription',
        url,
        // Here no first payment expires, so only what is canceled has ended.
        filters: {
          '$.customer': customer,
          '$.status': status === 'all' ? undefined : status === 'ended' ? 'canceled' : status,
        },
        except: {'$.status': status === undefined ? 'canceled' : undefined},
      },
      request,
    ),
  )

  add('GET', `${url}/:id`, {}, ({id}) => requireSubscription(account, id))

  add('POST', `${url}/:id`, subscriptionChanges, ({id, parameters}) =>
    changeSubscription(account, requireSubscription(account, id), parameters),
  )

  const cancellation = {
    cancellation_details: cancellationDetails,
    invoice_now: flag(),
    prorate: flag(),
  }
  add('DELETE', `${url}/:id`, cancellation, ({id, parameters}) => {
    if (parameters.invoice_now) throw notCovered('invoice_now')
    if (parameters.prorate) throw notCovered('prorate')
    const subscription = requireSubscription(account, id)
    // To cancel it again, Stripe does not find it.
    if (subscription.status === 'canceled') throw noSuch('subscription', id, 'id', 404)
    return stopSubscription(account, subscription, {
      ...givenDetails(parameters.cancellation_details),
      reason: 'cancellation_requested',
    })
  })
}
