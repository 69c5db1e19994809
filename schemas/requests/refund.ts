import * as z from 'zod'

/** Without an amount, all that is left of the payment is refunded. */
export const refundRequest = z.object({paymentId: z.uuid(), amountPence: z.int().min(1).optional()})

export type RefundRequest = z.output<typeof refundRequest>
