import type {Stripe} from 'stripe'

/** Resolves to the address of Stripe's page for another card, which returns to the page of the site. */
export async function cardPage(
  stripe: Stripe,
  {stripeCustomerId, purpose}: {stripeCustomerId: string; purpose: 'donation' | 'membership'},
  {siteUrl, token, locale = 'lt'}: {siteUrl: string; token: string | undefined; locale?: 'lt' | 'en'},
): Promise<string> {
  const root = locale === 'lt' ? siteUrl : `${siteUrl}/${locale}`
  const byLink = purpose === 'donation' ? 'mano-auka' : 'naryste/pratesti'
  const back = `${root}/${token === undefined ? 'paskyra' : byLink}`
  const {url} = await stripe.billingPortal.sessions.create({
    customer: stripeCustomerId,
    locale,
    return_url: back,
    flow_data: {
      type: 'payment_method_update',
      after_completion: {type: 'redirect', redirect: {return_url: `${back}?card=saved`}},
    },
  })
  return url
}
