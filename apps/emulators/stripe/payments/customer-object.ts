import type Stripe from 'stripe'
import type {Account} from '../store/account.ts'
import {newId} from '../store/object-id.ts'

interface NewCustomer {
  email: string | null
  name: string | null
  description?: string | null
  phone?: string | null
  metadata?: Record<string, string>
}

export function addCustomer(account: Account, customer: NewCustomer): Stripe.Customer {
  const created = account.clock.seconds()
  const id = newId('cus_')
  const added = account.store.add(
    {
      id,
      object: 'customer',
      address: null,
      balance: 0,
      created,
      currency: null,
      customer_account: null,
      default_source: null,
      delinquent: false,
      description: customer.description ?? null,
      discount: null,
      email: customer.email,
      invoice_prefix: id.slice(-8).toUpperCase(),
      invoice_settings: {
        custom_fields: null,
        default_payment_method: null,
        footer: null,
        rendering_options: null,
      },
      livemode: false,
      metadata: customer.metadata ?? {},
      name: customer.name,
      next_invoice_sequence: 1,
      phone: customer.phone ?? null,
      preferred_locales: [],
      shipping: null,
      tax_exempt: 'none',
      test_clock: null,
    } satisfies Stripe.Customer,
    created,
  )
  account.events.record('customer.created', added)
  return added
}
