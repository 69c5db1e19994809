import * as z from 'zod'
import {donationRange} from '../money/donation-amount.ts'
import {isWholePence} from '../money/pence.ts'
import {donationIntervals} from '../options/donation-intervals.ts'
import {optionalLine, optionalText} from '../form-fields/text.ts'
import {giftAidDeclaration} from './gift-aid.ts'
import {submissionFields} from './submission-fields.ts'

/** Lengths are in code points. */
export const donationLimits = {donorName: 100, message: 500, campaign: 200}

const {min, max} = donationRange

export const donationAmount = z
  .number('amountRange')
  .min(min, 'amountRange')
  .max(max, 'amountRange')
  .refine(isWholePence, 'amountRange')

export const donationRequest = z.strictObject({
  amount: donationAmount,
  donorName: optionalLine(donationLimits.donorName),
  message: optionalText(donationLimits.message),
  campaign: optionalLine(donationLimits.campaign),
  /** The donor agrees to be named on the page of the campaign. */
  showInDonorList: z.boolean().default(false),
  giftAid: giftAidDeclaration.optional(),
  /** With `month`, the card is charged each month until the donor stops it. */
  interval: z.enum(donationIntervals).default('once'),
  ...submissionFields,
})

export type DonationFields = z.input<typeof donationRequest>
export type DonationRequest = z.output<typeof donationRequest>
