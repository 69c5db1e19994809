import {paymentMethods} from '@site/schemas/statuses/payment'
import * as z from 'zod'

const donation = z.object({
  id: z.uuid(),
  paidAt: z.iso.datetime({offset: true}),
  method: z.enum(paymentMethods),
  pence: z.int(),
  currency: z.string(),
  goneBackPence: z.int(),
  campaignLt: z.string().nullable(),
  campaignEn: z.string().nullable(),
})

export type OwnDonation = z.infer<typeof donation>

/** `my_donations()` gives this shape: the latest comes first. */
export const ownDonations = z
  .object({
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    donations: z.array(donation),
  })
  .nullable()

export type OwnDonations = NonNullable<z.infer<typeof ownDonations>>

export const keptPence = ({pence, goneBackPence}: OwnDonation) => pence - goneBackPence
