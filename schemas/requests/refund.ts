import * as z from 'zod'

/** Body of a request to refund-payment: without an amount, all that is left of the payment. */
export const refundRequest = z.object({paymentId: z.uuid(), amountPence: z.int().min(1).optional()})

export type RefundRequest = z.output<typeof refundRequest>
