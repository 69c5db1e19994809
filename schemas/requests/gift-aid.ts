import * as z from 'zod'
import {filledLine, optionalLine} from '../form-fields/text.ts'
import {isOneFirstName, isOnePerson} from '../gift-aid/one-person.ts'
import {britishPostcode, giftAidLimits} from '../gift-aid/declarant.ts'

export const declarant = {
  title: optionalLine(giftAidLimits.title).refine((title) => isOnePerson(title ?? ''), 'twoPeople'),
  firstName: filledLine(giftAidLimits.name).refine(isOneFirstName, 'twoPeople'),
  lastName: filledLine(giftAidLimits.name).refine(isOnePerson, 'twoPeople'),
  house: filledLine(giftAidLimits.house),
  street: filledLine(giftAidLimits.street),
}

export const giftAidDeclaration = z.strictObject({
  ...declarant,
  /** Null for an address outside the United Kingdom. */
  postcode: z
    .string()
    .refine((typed) => britishPostcode(typed) === typed, 'postcode')
    .nullable(),
  covers: z.enum(['gift', 'all']),
  /** The words that the donor read. */
  wording: z.string().min(1).max(1000),
})

export type GiftAidDeclaration = z.input<typeof giftAidDeclaration>
