export const donationIntervals = ['once', 'month'] as const
export type DonationInterval = (typeof donationIntervals)[number]
