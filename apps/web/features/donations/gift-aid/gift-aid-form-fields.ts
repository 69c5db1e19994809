import {britishPostcode} from '@site/schemas/gift-aid/declarant'
import {declarant} from '@site/schemas/requests/gift-aid'
import * as z from 'zod'

const donor = z.object(declarant)

const typed = z.object({
  isWanted: z.boolean(),
  coversAll: z.boolean(),
  isAbroad: z.boolean(),
  title: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  house: z.string(),
  street: z.string(),
  postcode: z.string(),
})

/** What was typed counts only once the box is ticked. */
export const giftAidFields = typed.transform(({isWanted, ...fields}, context) => {
  if (!isWanted) return undefined
  const read = donor.safeParse(fields)
  const postcode = fields.isAbroad ? null : britishPostcode(fields.postcode)
  for (const {path, message} of read.error?.issues ?? []) context.addIssue({code: 'custom', path, message})
  if (postcode === null && !fields.isAbroad) {
    const message = fields.postcode.trim() === '' ? 'required' : 'postcodeInvalid'
    context.addIssue({code: 'custom', path: ['postcode'], message})
  }
  if (!read.success) return z.NEVER
  return {...read.data, postcode, covers: fields.coversAll ? ('all' as const) : ('gift' as const)}
})
