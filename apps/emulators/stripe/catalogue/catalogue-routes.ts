import {
  clearable,
  flag,
  list,
  mergeMetadata,
  metadata,
  required,
  text,
  uncovered,
  webUrl,
} from '../api/parameters.ts'
import type {AddEndpoint} from '../api/endpoint.ts'
import {createdPagination, page} from '../api/lists.ts'
import {invalidRequest, noSuch} from '../api/stripe-error.ts'
import {requireCurrency} from '../money.ts'
import type {Account} from '../store/account.ts'
import {addPrice, requireUnitAmount, unitAmount} from './price-object.ts'
import {addProduct, requireProduct} from './product-object.ts'

const products = '/v1/products'
const prices = '/v1/prices'

/** Products, and prices of a fixed amount. */
export function addCatalogueEndpoints(add: AddEndpoint, account: Account): void {
  const {store, events} = account

  const product = {
    active: flag(),
    description: clearable(text()),
    images: list(webUrl(), {max: 8}),
    metadata: metadata(),
    name: text({max: 250}),
    url: webUrl(),
  }
  const creation = {
    ...product,
    id: text({max: 200}),
    name: required(product.name),
    default_price_data: uncovered,
  }
  add('POST', products, creation, ({parameters}) => {
    if (parameters.id !== undefined && store.find(parameters.id)) {
      throw invalidRequest('Product already exists.', {code: 'resource_already_exists', param: 'id'})
    }
    const added = addProduct(account, {...parameters, metadata: mergeMetadata(null, parameters.metadata)})
    events.record('product.created', added)
    return added
  })
  add('GET', products, {...createdPagination, active: flag()}, ({parameters: {active, ...request}}) => {
    const filters = {'$.active': active === undefined ? undefined : Number(active)}
    return page(account, {type: 'product', url: products, filters}, request)
  })
  add('GET', `${products}/:id`, {}, ({id}) => requireProduct(account, id, 'id', 404))
  add('POST', `${products}/:id`, product, ({id, parameters}) => {
    const before = requireProduct(account, id, 'id', 404)
    const {metadata: values, ...given} = parameters
    const changed = store.change(before, {
      ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
      ...(values !== undefined && {metadata: mergeMetadata(before.metadata, values)}),
      updated: account.clock.seconds(),
    })
    events.record('product.updated', changed, {updated: before.updated})
    return changed
  })

  const requirePrice = (id: string) => {
    const price = store.get('price', id)
    if (!price) throw noSuch('price', id, 'price', 404)
    return price
  }
  const newPrice = {
    active: flag(),
    currency: required(text({max: 10})),
    lookup_key: text({max: 200}),
    metadata: metadata(),
    nickname: text(),
    product: required(text()),
    unit_amount: unitAmount,
    product_data: uncovered,
    recurring: uncovered,
    tax_behavior: uncovered,
    unit_amount_decimal: uncovered,
  }
  add('POST', prices, newPrice, ({parameters}) => {
    const currency = requireCurrency(parameters.currency, 'currency')
    const added = addPrice(account, {
      active: parameters.active ?? true,
      currency,
      unitAmount: requireUnitAmount(parameters.unit_amount, currency, 'unit_amount'),
      product: requireProduct(account, parameters.product, 'product').id,
      metadata: mergeMetadata(null, parameters.metadata),
      nickname: parameters.nickname,
      lookupKey: parameters.lookup_key,
    })
    events.record('price.created', added)
    return added
  })
  add(
    'GET',
    prices,
    {...createdPagination, active: flag(), product: text()},
    ({parameters: {active, product: of, ...request}}) => {
      const filters = {'$.active': active === undefined ? undefined : Number(active), '$.product': of}
      return page(account, {type: 'price', url: prices, filters}, request)
    },
  )
  add('GET', `${prices}/:id`, {}, ({id}) => requirePrice(id))
  add(
    'POST',
    `${prices}/:id`,
    {active: flag(), metadata: metadata(), nickname: text()},
    ({id, parameters}) => {
      const before = requirePrice(id)
      const {active, metadata: values, nickname} = parameters
      const changed = store.change(before, {
        ...(active !== undefined && {active}),
        ...(nickname !== undefined && {nickname}),
        ...(values !== undefined && {metadata: mergeMetadata(before.metadata, values)}),
      })
      events.record('price.updated', changed, {active: before.active})
      return changed
    },
  )
}
