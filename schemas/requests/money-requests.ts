import * as z from 'zod'
import {contentKey} from '../form-fields/content-key.ts'
import {personLanguage} from '../form-fields/person.ts'

/** Without an amount, all that is left of the payment is refunded. */
export const refundRequest = z.strictObject({paymentId: z.uuid(), amountPence: z.int().min(1).optional()})

/** Without a token, the request renews the membership of the caller's account. */
export const renewalRequest = z.strictObject({
  token: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  /** The card pays each following year too, until the member stops it. */
  renews: z.boolean().optional(),
  locale: personLanguage.optional(),
})

export const discountCodeRequest = z.strictObject({eventKey: contentKey, locale: personLanguage.optional()})
