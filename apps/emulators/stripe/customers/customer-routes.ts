import type {AddEndpoint} from '../api/endpoint.ts'
import {noSuch} from '../api/stripe-error.ts'
import type {Account} from '../store/account.ts'

export function addCustomerEndpoints(add: AddEndpoint, account: Account): void {
  const url = '/v1/customers'

  add('GET', `${url}/:id`, {}, ({id}) => {
    const customer = account.store.get('customer', id)
    if (!customer) throw noSuch('customer', id, 'id', 404)
    return customer
  })
}
