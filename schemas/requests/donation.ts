import * as z from 'zod'
import {isWholePence} from '../money/pence.ts'
import {optionalLine, optionalText} from '../form-fields/text.ts'
import {giftAidDeclaration} from './gift-aid.ts'
import {submissionFields} from './submission-fields.ts'

/** Amounts are in pounds. */
export const donationPresets = [1, 5, 10, 15, 20, 30, 40, 50, 100] as const

export const donationRange = {min: 1, max: 10_000}

/** Lengths are in code points. */
export const donationLimits = {donorName: 100, message: 500, campaign: 200}

export const donationIntervals = ['once', 'month'] as const
export type DonationInterval = (typeof donationIntervals)[number]

const {min, max} = donationRange

export const donationAmount = z
  .number('amountRange')
  .min(min, 'amountRange')
  .max(max, 'amountRange')
  .refine(isWholePence, 'amountRange')

export const donationRequest = z.object({
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
