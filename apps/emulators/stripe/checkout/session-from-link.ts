import type Stripe from 'stripe'
import type {HiddenLink} from '../catalogue/payment-link-object.ts'
import type {Account} from '../store/account.ts'
import {newId} from '../store/object-id.ts'
import {changeOrder} from './change-order.ts'
import {locales} from './session-parameters.ts'
import {addSession} from './session-object.ts'

const DAY = 24 * 60 * 60

/** `query` may have `locale`, `prefilled_email`, `prefilled_promo_code` and `client_reference_id`. */
export function sessionFromLink(
  account: Account,
  link: Stripe.PaymentLink,
  query: URLSearchParams,
): Stripe.Checkout.Session {
  const {items = []} = account.store.hidden<HiddenLink>(link.id) ?? {}
  const {after_completion: after} = link
  const reference = query.get('client_reference_id') ?? ''
  const locale = locales.find((each) => each === query.get('locale'))
  const session = addSession(
    account,
    {
      allowPromotionCodes: link.allow_promotion_codes,
      cancelUrl: null,
      clientReferenceId: /^[\w-]{1,200}$/.test(reference) ? reference : null,
      currency: link.currency,
      customer: null,
      customerEmail: query.get('prefilled_email')?.slice(0, 250) || null,
      expiresAt: account.clock.seconds() + DAY,
      locale: locale ?? null,
      metadata: link.metadata,
      mode: 'payment',
      paymentLink: link.id,
      submitType: link.submit_type,
      successUrl: after.redirect?.url ?? null,
    },
    {
      items: items.map((item) => ({...item, id: newId('li_1')})),
      discount: null,
      payment: {
        description: null,
        metadata: link.metadata,
      },
      subscription: null,
    },
  )
  const code = query.get('prefilled_promo_code')
  return code ? changeOrder(account, session, {code}).session : session
}
