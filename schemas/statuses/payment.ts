/** docs/decisions/019-money.md explains each status. */
export const paymentStatuses = ['started', 'open', 'lapsed', 'failed', 'paid', 'held', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** What an applicant chooses from. */
export const applicationMethods = ['stripe', 'bank_transfer'] as const
export type ApplicationMethod = (typeof applicationMethods)[number]

/** Money that a person enters. */
export const enteredMethods = ['bank_transfer', 'standing_order', 'cash', 'cheque'] as const
export type EnteredMethod = (typeof enteredMethods)[number]

/** `honorary` is a year that nobody pays, `household` one that another person of the household has paid. */
export const paymentMethods = ['stripe', ...enteredMethods, 'honorary', 'household'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** A `ticket` is sold at Stripe; a `trip` is paid to the bank by people with a registration, `gift_aid` by HMRC. */
export const paymentPurposes = ['donation', 'membership', 'ticket', 'trip', 'gift_aid'] as const
export type PaymentPurpose = (typeof paymentPurposes)[number]

/** Held money does not count until somebody has decided what it is for. */
export const heldReasons = ['amount', 'currency', 'other_sum', 'second_fee', 'nobody'] as const

export const paymentAttentions = [...heldReasons, 'partial_refund', 'dispute', 'to_refund'] as const
export type PaymentAttention = (typeof paymentAttentions)[number]
