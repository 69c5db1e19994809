import type Stripe from 'stripe'
import {list, text, uncovered} from '../api/parameters.ts'
import type {AddEndpoint} from '../api/endpoint.ts'
import {createdPagination, page} from '../api/lists.ts'
import {invalidRequest} from '../api/stripe-error.ts'
import type {Account} from '../store/account.ts'

const url = '/v1/events'

export function addEventEndpoints(add: AddEndpoint, account: Account): void {
  const {events} = account
  const filters = {
    ...createdPagination,
    type: text(),
    types: list(text(), {max: 20}),
    delivery_success: uncovered,
  }
  add('GET', url, filters, ({parameters: {type, types, ...request}}) => {
    if (types && type !== undefined) {
      throw invalidRequest('You may only specify one of these parameters: type, types.', {param: 'type'})
    }
    if (types && types.length > 1)
      throw invalidRequest('The local Stripe takes one of `types` only.', {param: 'types'})
    const found = page<Stripe.Event>(
      account,
      {type: 'event', url, filters: {'$.type': type ?? types?.[0]}},
      request,
    )
    return {...found, data: found.data.map((event) => events.describe(event))}
  })
}
