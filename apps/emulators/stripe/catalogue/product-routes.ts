import {flag, metadata, required, text, uncovered} from '../api/parameters.ts'
import type {AddEndpoint} from '../api/endpoint.ts'
import type {Account} from '../store/account.ts'
import {addProduct} from './product-object.ts'

const creation = {
  active: flag(),
  default_price_data: uncovered,
  description: text(),
  id: uncovered,
  images: uncovered,
  marketing_features: uncovered,
  metadata: metadata(),
  name: required(text({max: 250})),
  package_dimensions: uncovered,
  shippable: uncovered,
  statement_descriptor: uncovered,
  tax_code: uncovered,
  tax_details: uncovered,
  unit_label: uncovered,
  url: uncovered,
}

export function addProductEndpoints(add: AddEndpoint, account: Account): void {
  add('POST', '/v1/products', creation, ({parameters: {metadata: values, ...product}}) =>
    addProduct(account, {...product, metadata: values || {}}),
  )
}
