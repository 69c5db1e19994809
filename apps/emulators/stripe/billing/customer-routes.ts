import type Stripe from 'stripe'
import type {AddEndpoint} from '../api/endpoint.ts'
import {emailAddress, emptiable, hash, mergeMetadata, metadata, text, uncovered} from '../api/parameters.ts'
import {noSuch} from '../api/stripe-error.ts'
import type {Account} from '../store/account.ts'
import {requireCardOf} from '../customers/customer-cards.ts'
import {requireCustomer, updateCustomer} from '../customers/customer-object.ts'
import {stopSubscription} from '../invoices/settle-invoice.ts'
import {liveSubscriptions} from '../subscriptions/subscription-object.ts'

export function addCustomerEndpoints(add: AddEndpoint, account: Account): void {
  const url = '/v1/customers'

  add('GET', `${url}/:id`, {}, ({id}) => {
    const customer = account.store.get('customer', id)
    if (!customer) throw noSuch('customer', id, 'id', 404)
    return customer
  })

  const changes = {
    description: emptiable(text()),
    email: emptiable(emailAddress()),
    invoice_settings: hash({
      custom_fields: uncovered,
      default_payment_method: emptiable(text()),
      footer: uncovered,
      rendering_options: uncovered,
    }),
    metadata: metadata(),
    name: emptiable(text({max: 256})),
    address: uncovered,
    balance: uncovered,
    business_name: uncovered,
    cash_balance: uncovered,
    default_source: uncovered,
    individual_name: uncovered,
    invoice_prefix: uncovered,
    next_invoice_sequence: uncovered,
    phone: uncovered,
    preferred_locales: uncovered,
    shipping: uncovered,
    source: uncovered,
    tax: uncovered,
    tax_exempt: uncovered,
    validate: uncovered,
  }
  add('POST', `${url}/:id`, changes, ({id, parameters}) => {
    const customer = requireCustomer(account, id, 404)
    const {description, email, invoice_settings: settings, metadata: values, name} = parameters
    const card = settings?.default_payment_method
    if (card) requireCardOf(account, id, card, 'invoice_settings[default_payment_method]')
    return updateCustomer(account, customer, {
      ...(description !== undefined && {description: description || null}),
      ...(email !== undefined && {email: email || null}),
      ...(name !== undefined && {name: name || null}),
      ...(values !== undefined && {metadata: mergeMetadata(customer.metadata, values)}),
      ...(card !== undefined && {
        invoice_settings: {...customer.invoice_settings, default_payment_method: card || null},
      }),
    })
  })

  add('DELETE', `${url}/:id`, {}, ({id}) => deleteCustomer(account, requireCustomer(account, id, 404)))
}

/** The customer's subscriptions end with it. */
function deleteCustomer(account: Account, customer: Stripe.Customer): Stripe.DeletedCustomer {
  const {store, events} = account
  for (const subscription of liveSubscriptions(account, customer)) {
    stopSubscription(account, subscription, {reason: 'cancellation_requested'})
  }
  events.record('customer.deleted', customer)
  return store.replace({id: customer.id, object: 'customer', deleted: true} satisfies Stripe.DeletedCustomer)
}
