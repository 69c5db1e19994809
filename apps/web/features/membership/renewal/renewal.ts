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
})

export type Renewal = z.infer<typeof renewal>
