import type Stripe from 'stripe'
import type {AddEndpoint} from '../api/endpoint.ts'
import {createdPagination, page} from '../api/lists.ts'
import {choice, text, uncovered} from '../api/parameters.ts'
import type {Account} from '../store/account.ts'
import {requireSubscription} from './subscription-object.ts'

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
}
