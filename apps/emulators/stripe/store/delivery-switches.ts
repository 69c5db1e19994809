import * as z from 'zod'

/** A restart resets the switches. */
export const deliverySwitches = z.strictObject({
  hold: z.boolean().default(false),
  copies: z.int().min(1).max(5).default(1),
  delaySeconds: z
    .number()
    .min(0)
    .max(30 * 24 * 3600)
    .default(0),
  /** `reversed` sends the newest of the due events first, one after the other. */
  order: z.enum(['created', 'reversed']).default('created'),
})

export type DeliverySwitches = z.infer<typeof deliverySwitches>

export function createDeliverySwitches() {
  let switches = deliverySwitches.parse({})
  return {
    current: () => switches,
    set: (next: DeliverySwitches) => void (switches = next),
  }
}

export type DeliverySwitch = ReturnType<typeof createDeliverySwitches>
