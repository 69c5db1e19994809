import type {Account} from '../store/account.ts'
import type {StoredObject} from '../store/stored-object.ts'
import {invalidRequest} from './stripe-error.ts'

const expandable = new Set([
  'balance_transaction',
  'charge',
  'configuration',
  'coupon',
  'customer',
  'default_payment_method',
  'default_price',
  'failure_balance_transaction',
  'invoice',
  'latest_charge',
  'latest_invoice',
  'payment_intent',
  'payment_link',
  'payment_method',
  'price',
  'product',
  'promotion_code',
  'source',
  'subscription',
])

const MAX_LEVELS = 4

type Json = Record<string, unknown>

/** Paths are such as `data.payment_intent.latest_charge`. @throws {StripeError} when a path leads nowhere */
export function expand<Body extends object>(account: Account, body: Body, paths: string[] = []): Body {
  if (paths.length === 0) return body
  const copy = structuredClone(body)
  for (const path of paths) {
    const names = path.split('.')
    const levels = names.filter((name) => name !== 'data')
    if (levels.length > MAX_LEVELS) {
      throw invalidRequest(`You cannot expand more than ${MAX_LEVELS} levels of a property.`, {
        param: 'expand',
      })
    }
    walk(copy as Json, names)
  }
  return copy

  function walk(node: Json, [name = '', ...rest]: string[]) {
    const include = includedProperties(account, node as unknown as StoredObject)[name]
    if (include && node[name] === undefined) {
      const included = include()
      if (included === undefined) return
      node[name] = included
    }
    const value = node[name]
    if (typeof value === 'string' && expandable.has(name)) node[name] = account.store.find(value) ?? value
    else if (
      value === undefined ||
      (rest.length === 0 && (typeof value !== 'object' || !mayEnd(name, value)))
    ) {
      throw invalidRequest(`This property cannot be expanded (${name}).`, {param: 'expand'})
    }
    if (rest.length === 0) return
    const next = node[name]
    for (const each of Array.isArray(next) ? next : [next]) {
      if (typeof each === 'object' && each !== null) walk(each as Json, rest)
    }
  }

  function mayEnd(name: string, value: object | null) {
    return expandable.has(name) || value === null || 'object' in value || name in onRequest
  }
}

const onRequest = {applies_to: true}

function includedProperties(account: Account, node: StoredObject): Record<string, () => unknown> {
  return Object.assign(
    {},
    ...account.domains.map(({included}) => included?.[node.object]?.(account, node as never)),
  ) as Record<string, () => unknown>
}
