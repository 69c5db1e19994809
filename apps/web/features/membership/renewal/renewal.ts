import {membershipStatuses} from '@site/schemas/statuses/membership'
import * as z from 'zod'

export const instant = z.iso.datetime({offset: true}).nullable()

/** What `show_renewal()` gives. */
export const renewal = z.object({
  firstName: z.string(),
  status: z.enum(membershipStatuses),
  memberSince: instant,
  validUntil: instant,
  graceUntil: instant,
  /** The fee. */
  amountPence: z.int(),
})

export type Renewal = z.infer<typeof renewal>
