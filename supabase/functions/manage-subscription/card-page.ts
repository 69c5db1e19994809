import {linkSent} from '@site/schemas/requests/link-sent'
import type {Stripe} from 'stripe'
import * as z from 'zod'

/** What the database allows. Sums are pence, instants ISO strings. */
const begunChange = z.object({
  subscriptionId: z.uuid(),
  stripeSubscriptionId: z.string().min(1),
  stripeCustomerId: z.string().min(1),
  purpose: z.enum(['donation', 'membership']),
  interval: z.enum(['month', 'year']),
  amountPence: z.int().min(1),
  resumesAt: z.string().nullable(),
})

type BegunChange = z.output<typeof begunChange>

/** A link that was not asked for lately may not do what costs the payer: they have been sent another. */
export const changeAnswer = z.union([linkSent, begunChange])

/** Resolves to the address of Stripe's page for another card, which returns to the page of the site. */
export async function cardPage(
  stripe: Stripe,
  {stripeCustomerId, purpose}: BegunChange,
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
