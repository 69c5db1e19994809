/** An `open` line waits until somebody has said what all of its sum is. */
export const bankLineStates = ['open', 'settled', 'ignored'] as const
export type BankLineState = (typeof bankLineStates)[number]

/** A `payout` was counted already where the money was taken, such as at Stripe. */
export const ignoreReasons = ['bankFee', 'interest', 'payout', 'ownTransfer', 'other'] as const
export type IgnoreReason = (typeof ignoreReasons)[number]
