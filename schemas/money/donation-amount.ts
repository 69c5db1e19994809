import {isWholePence} from './pence.ts'

/** Amounts are in pounds. */
export const donationPresets = [1, 5, 10, 15, 20, 30, 40, 50, 100] as const

export const donationRange = {min: 1, max: 10_000}

export const isDonationAmount = (pounds: number): boolean =>
  pounds >= donationRange.min && pounds <= donationRange.max && isWholePence(pounds)
