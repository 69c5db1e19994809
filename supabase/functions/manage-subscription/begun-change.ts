import {linkSent} from '@site/schemas/requests/link-sent'
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

/** A link that was not asked for lately may not do what costs the payer: they have been sent another. */
export const changeAnswer = z.union([linkSent, begunChange])
