import * as z from 'zod'

export const wholePence = z.int().min(-2_147_483_648).max(2_147_483_647)
/** Unix time, within the range of the database's calendar. */
export const seconds = z.int().min(0).max(99_999_999_999)

/** The shape is loose because the database receives the whole payout. */
export const stripePayout = z.looseObject({
  id: z.string().min(1).max(255),
  object: z.literal('payout'),
  amount: wholePence,
  arrival_date: seconds,
  automatic: z.boolean(),
  created: seconds,
  currency: z.string().regex(/^[a-z]{3}$/i),
  reconciliation_status: z.string(),
  status: z.enum(['pending', 'in_transit', 'paid', 'failed', 'canceled']),
})

export type StripePayout = z.infer<typeof stripePayout>
