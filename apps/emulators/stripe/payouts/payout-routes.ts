import type Stripe from 'stripe'
import type {AddEndpoint} from '../api/endpoint.ts'
import {createdFilter, createdPagination, page} from '../api/lists.ts'
import {choice, text, uncovered} from '../api/parameters.ts'
import {noSuch} from '../api/stripe-error.ts'
import type {Account} from '../store/account.ts'
import {requirePayout} from './payout-object.ts'

/** Payouts are automatic: the API only reads them. */
export function addPayoutEndpoints(add: AddEndpoint, account: Account): void {
  const payouts = '/v1/payouts'
  add(
    'GET',
    payouts,
    {
      ...createdPagination,
      arrival_date: createdFilter,
      destination: uncovered,
      status: choice('pending', 'in_transit', 'paid', 'failed', 'canceled'),
    },
    ({parameters: {arrival_date: arrival, status, ...request}}) =>
      page<Stripe.Payout>(
        account,
        {type: 'payout', url: payouts, filters: {'$.status': status}, ranges: {'$.arrival_date': arrival}},
        request,
      ),
  )
  add('GET', `${payouts}/:id`, {}, ({id}) => requirePayout(account, id))

  const transactions = '/v1/balance_transactions'
  add(
    'GET',
    transactions,
    {...createdPagination, currency: text(), payout: text(), source: text(), type: text()},
    ({parameters: {currency, payout, source, type, ...request}}) => {
      if (payout !== undefined) requirePayout(account, payout, 400)
      return page<Stripe.BalanceTransaction>(
        account,
        {
          type: 'balance_transaction',
          url: transactions,
          filters: {'$.currency': currency, '$.source': source, '$.type': type},
          hidden: {'$.payout': payout},
        },
        request,
      )
    },
  )
  add('GET', `${transactions}/:id`, {}, ({id}) => {
    const transaction = account.store.get('balance_transaction', id)
    if (!transaction) throw noSuch('balance transaction', id, 'id', 404)
    return transaction
  })
}
