import type Stripe from 'stripe'
import {invalidRequest, noSuch} from '../api/stripe-error.ts'
import type {Account} from '../store/account.ts'
import {newId} from '../store/object-id.ts'

interface NewProduct {
  id?: string | undefined
  name: string
  description?: string | null | undefined
  active?: boolean | undefined
  images?: string[] | undefined
  metadata?: Record<string, string>
}

export function addProduct(account: Account, product: NewProduct): Stripe.Product {
  const created = account.clock.seconds()
  return account.store.add(
    {
      id: product.id ?? newId('prod_'),
      object: 'product',
      active: product.active ?? true,
      created,
      default_price: null,
      description: product.description ?? null,
      images: product.images ?? [],
      livemode: false,
      marketing_features: [],
      metadata: product.metadata ?? {},
      name: product.name,
      package_dimensions: null,
      shippable: null,
      statement_descriptor: null,
      tax_code: null,
      tax_details: null,
      type: 'service',
      unit_label: null,
      updated: created,
      url: null,
    } satisfies Stripe.Product,
    created,
  )
}

/** @throws {StripeError} when there is none */
export function requireProduct(account: Account, id: string, param: string) {
  const product = account.store.get('product', id)
  if (!product || product.deleted) throw noSuch('product', id, param, 400)
  return product
}

/** @throws {StripeError} when there is none, or it is archived, as those that Checkout makes are */
export function requireActiveProduct(account: Account, id: string, param: string) {
  const product = requireProduct(account, id, param)
  if (product.active) return product
  throw invalidRequest(
    `The product ${id} is marked as inactive, and thus no new subscriptions can be created to any plans of this product.`,
    {param},
  )
}
