import {emailAddress, mergeMetadata, metadata, text} from '../api/parameters.ts'
import type {AddEndpoint} from '../api/endpoint.ts'
import {createdPagination, page} from '../api/lists.ts'
import {noSuch} from '../api/stripe-error.ts'
import type {Account} from '../store/account.ts'
import {addCustomer} from './customer-object.ts'

export function addCustomerEndpoints(add: AddEndpoint, account: Account) {
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
}
