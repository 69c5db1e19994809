import {donationIntervals, donationPresets, donationRequest} from '@site/schemas/requests/donation'
import {readTypedPounds} from '@site/schemas/money/typed-pounds'
import * as z from 'zod'
import {giftAidFields, noDeclaration} from '../gift-aid/gift-aid-form-fields.ts'

/** Scripts keep one of the two empty. Without them, what was typed counts. */
interface AmountChoice {
  /** React Hook Form has null where no radio is chosen. */
  preset: string | null
  typed: string
}

/** The sum is in pounds; null for none, and for one that cannot be donated. */
export function chosenPounds({preset, typed}: AmountChoice): number | null {
  const chosen = typed.trim() === '' && donationPresets.find((each) => String(each) === preset)
  const pounds = chosen || readTypedPounds(typed)
  return donationRequest.shape.amount.safeParse(pounds).success ? pounds : null
}

const amount = z.object({preset: z.string().nullable(), typed: z.string()}).transform((choice, context) => {
  const pounds = chosenPounds(choice)
  if (pounds !== null) return pounds
  context.addIssue({code: 'custom', path: ['typed'], message: amountFault(choice.typed)})
  return z.NEVER
})

function amountFault(typed: string) {
  if (typed.trim() === '') return 'amountMissing'
  return readTypedPounds(typed) === null ? 'amountUnclear' : 'amountRange'
}

const interval = z.enum(donationIntervals)

const {donorName, message, showInDonorList, website} = donationRequest.shape

export const donationFields = z
  .object({interval, amount, donorName, message, showInDonorList, giftAid: giftAidFields, website})
  .transform((fields) => ({
    ...(fields.interval === 'month' && {interval: fields.interval}),
    amount: fields.amount,
    ...(fields.donorName !== null && {
      donorName: fields.donorName,
      showInDonorList: fields.showInDonorList,
    }),
    ...(fields.message !== null && {message: fields.message}),
    ...(fields.giftAid && {giftAid: fields.giftAid}),
    website: fields.website,
  }))

export type DonationFormFields = z.input<typeof donationFields>

export const emptyDonation: DonationFormFields = {
  interval: 'once',
  amount: {preset: '', typed: ''},
  donorName: '',
  message: '',
  showInDonorList: false,
  giftAid: noDeclaration,
  website: '',
}
