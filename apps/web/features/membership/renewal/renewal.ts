import {membershipStatuses} from '@site/schemas/statuses/membership'
import * as z from 'zod'

export const instant = z.iso.datetime({offset: true}).nullable()

/** `show_renewal()` gives this shape. */
export const renewal = z.object({
  firstName: z.string(),
  status: z.enum(membershipStatuses),
  memberSince: instant,
  validUntil: instant,
  graceUntil: instant,
  amountPence: z.int(),
})

export type Renewal = z.infer<typeof renewal>
