import * as z from 'zod'

export const instant = z.iso.datetime({offset: true}).nullable()

/** `private.running_renewal()` gives this shape. Null unless a card renews the membership each year. */
export const cardRenewal = z
  .object({
    id: z.uuid(),
    /** `failing`: the bank refused the last charge. */
    status: z.enum(['active', 'paused', 'failing']),
    /** The coming charge is left out. */
    isSkipped: z.boolean(),
    amountPence: z.int(),
    nextChargeAt: instant,
    /** Null when Stripe does not try the card again. */
    nextAttemptAt: instant,
    cardLast4: z.string().nullable(),
  })
  .nullable()

export type CardRenewal = NonNullable<z.infer<typeof cardRenewal>>
