import type {PaymentLinkSetting} from '../env.ts'
import type {Account} from '../store/account.ts'
import {newId} from '../store/object-id.ts'
import {addPaymentLink, findLink} from './payment-link-object.ts'
import {addPrice} from './price-object.ts'
import {addProduct} from './product-object.ts'

/** A link has the same URL after every start. After the payment, it returns to `siteUrl`. */
export function seedPaymentLinks(
  account: Account,
  links: readonly PaymentLinkSetting[],
  siteUrl?: string,
): void {
  account.store.transaction(() => {
    for (const link of links) {
      const existing = findLink(account, link.slug)
      // The port may have changed.
      if (existing) account.store.change(existing, {url: `${account.url}/b/${link.slug}`})
      else seed(account, link, siteUrl)
    }
  })
}

function seed(
  account: Account,
  {slug, allowPromotionCodes, returnPath, metadata, items}: PaymentLinkSetting,
  siteUrl: string | undefined,
) {
  addPaymentLink(account, {
    slug,
    allowPromotionCodes,
    metadata,
    afterCompletion:
      siteUrl && returnPath
        ? // Not by the class URL, which would encode the braces.
          {type: 'redirect', redirect: {url: siteUrl.replace(/\/$/, '') + returnPath}}
        : {type: 'hosted_confirmation', hosted_confirmation: {custom_message: null}},
    items: items.map(({product: id, name, unitAmount, quantity, maximum}) => {
      const product = account.store.get('product', id) ?? addProduct(account, {id, name})
      return {
        id: newId('li_1'),
        price: addPrice(account, {currency: 'gbp', unitAmount, product: product.id}).id,
        quantity,
        adjustable: {minimum: 0, maximum},
      }
    }),
  })
}
