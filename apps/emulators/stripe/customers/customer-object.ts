import type Stripe from 'stripe'
import {noSuch} from '../api/stripe-error.ts'
import {changesOf} from '../store/changes-of.ts'
import type {Account} from '../store/account.ts'
import {newId, randomText} from '../store/object-id.ts'

export function addCustomer(account: Account, {email, name}: {email: string; name: string}): Stripe.Customer {
  const created = account.clock.seconds()
  const customer = account.store.add(
    {
      id: newId('cus_'),
      object: 'customer',
      address: {city: null, country: 'GB', line1: null, line2: null, postal_code: null, state: null},
      balance: 0,
      created,
      currency: null,
      customer_account: null,
      default_source: null,
      delinquent: false,
      description: null,
      discount: null,
      email,
      invoice_prefix: randomText(8, 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'),
      invoice_settings: {
        custom_fields: null,
        default_payment_method: null,
        footer: null,
        rendering_options: null,
      },
      livemode: false,
      metadata: {},
      name: name === '' ? null : name,
      next_invoice_sequence: 1,
      phone: null,
      preferred_locales: [],
      shipping: null,
      tax_exempt: 'none',
      test_clock: null,
    } satisfies Stripe.Customer,
    created,
  )
  account.events.record('customer.created', customer)
  return customer
}

/** An event tells what has changed. */
export function updateCustomer(
  {store, events}: Account,
  customer: Stripe.Customer,
  changes: Partial<Stripe.Customer>,
): Stripe.Customer {
  const previous = changesOf(customer, changes)
  const changed = store.change(customer, changes)
  if (previous) events.record('customer.updated', changed, previous)
  return changed
}

/** Undefined when there is none, or when it was deleted. */
export function findCustomer({store}: Account, id: string): Stripe.Customer | undefined {
  const found = store.get('customer', id)
  return found && !found.deleted ? found : undefined
}

/** @throws {StripeError} when there is none, or when it was deleted */
export function requireCustomer(account: Account, id: string, status: 400 | 404 = 400): Stripe.Customer {
  const customer = findCustomer(account, id)
  if (!customer) throw noSuch('customer', id, status === 404 ? 'id' : 'customer', status)
  return customer
}
