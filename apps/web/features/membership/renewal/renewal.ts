import * as z from 'zod'

export const membershipStatus = z.enum(['pending', 'active', 'grace', 'expired', 'cancelled'])
export type MembershipStatus = z.infer<typeof membershipStatus>

export const instant = z.iso.datetime({offset: true}).nullable()

/** What `show_renewal()` gives. */
export const renewal = z.object({
  firstName: z.string(),
  status: membershipStatus,
  memberSince: instant,
  validUntil: instant,
  graceUntil: instant,
  /** The fee. */
  amountPence: z.int(),
})

export type Renewal = z.infer<typeof renewal>
