import type Stripe from 'stripe'
import {list, text, uncovered} from '../api/parameters.ts'
import type {AddEndpoint} from '../api/endpoint.ts'
import {createdPagination, page, pagination} from '../api/lists.ts'
import {invalidRequest, noSuch} from '../api/stripe-error.ts'
import type {Account} from '../store/account.ts'

const url = '/v1/events'
const endpoints = '/v1/webhook_endpoints'

/** Events, and the webhook endpoint that the settings make. */
export function addEventEndpoints(add: AddEndpoint, account: Account): void {
  const {store, events} = account
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
  add('GET', `${url}/:id`, {}, ({id}) => {
    const event = store.get('event', id)
    if (!event) throw noSuch('event', id, 'id', 404)
    return events.describe(event as Stripe.Event)
  })

  add('GET', endpoints, pagination, ({parameters}) =>
    page(account, {type: 'webhook_endpoint', url: endpoints}, parameters),
  )
  add('GET', `${endpoints}/:id`, {}, ({id}) => {
    const endpoint = store.get('webhook_endpoint', id)
    if (!endpoint) throw noSuch('webhook endpoint', id, 'webhook_endpoint', 404)
    return endpoint
  })
}
