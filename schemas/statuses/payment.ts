/** docs/decisions/019-money.md says what each means. */
export const paymentStatuses = ['started', 'open', 'lapsed', 'failed', 'paid', 'held', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

export const paymentMethods = ['stripe', 'bank_transfer'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

export const paymentPurposes = ['donation', 'membership', 'ticket'] as const
export type PaymentPurpose = (typeof paymentPurposes)[number]

/** Why money that came does not count before somebody has decided. */
export const heldReasons = ['amount', 'currency', 'other_sum', 'second_fee', 'nobody'] as const

/** What about a payment waits for somebody. */
export const paymentAttentions = [...heldReasons, 'partial_refund', 'dispute', 'to_refund'] as const
export type PaymentAttention = (typeof paymentAttentions)[number]
