import {donationIntervals} from '@site/schemas/options/donation-intervals'
import {donationRequest} from '@site/schemas/requests/donation'
import {readTypedPounds} from '@site/schemas/money/typed-pounds'
import * as z from 'zod'
import {giftAidFields} from '../gift-aid/gift-aid-form-fields.ts'
import {chosenPounds} from './typed-donation.ts'

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
