import type Stripe from 'stripe'
import type {Account} from '../store/account.ts'
import {newId} from '../store/object-id.ts'

interface NewPortalSession {
  configuration: string
  customer: string
  locale: Stripe.BillingPortal.Session.Locale | null
  returnUrl: string | null
  afterCompletion: Stripe.BillingPortal.Session.Flow.AfterCompletion
}

/** Its page changes the card of the customer. */
export function addPortalSession(account: Account, session: NewPortalSession): Stripe.BillingPortal.Session {
  const created = account.clock.seconds()
  const id = newId('bps_1')
  return account.store.add(
    {
      id,
      object: 'billing_portal.session',
      after_expiration: null,
      configuration: session.configuration,
      created,
      customer: session.customer,
      customer_account: null,
      flow: {
        after_completion: session.afterCompletion,
        customer_update: null,
        subscription_cancel: null,
        subscription_pause: null,
        subscription_update: null,
        subscription_update_confirm: null,
        type: 'payment_method_update',
      },
      livemode: false,
      locale: session.locale,
      on_behalf_of: null,
      return_url: session.returnUrl,
      url: `${account.url}/p/session/${id}`,
    } satisfies Stripe.BillingPortal.Session,
    created,
  )
}
