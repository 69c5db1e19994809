import {membershipStatuses} from '@site/schemas/statuses/membership'
import * as z from 'zod'
import {cardRenewal, instant} from './card-renewal.ts'

/** `show_renewal()` gives this shape. */
export const renewal = z.object({
  firstName: z.string(),
  status: z.enum(membershipStatuses),
  memberSince: instant,
  validUntil: instant,
  graceUntil: instant,
  amountPence: z.int(),
  renewal: cardRenewal,
  /** The first names of the others of the household for whom the fee is. */
  persons: z.array(z.string()),
  /** The first name of whoever pays for this member. */
  paidBy: z.string().nullable(),
  /** Another fee would be held until a treasurer has asked what it is for. */
  isPaidLately: z.boolean(),
})

export type Renewal = z.infer<typeof renewal>
