import * as z from 'zod'

/** Body of `POST /local/webhooks`: what becomes of events from now on. A restart ends it. */
export const deliverySwitches = z.strictObject({
  /** Keeps events until they are released. */
  hold: z.boolean().default(false),
  /** How often each event is delivered. */
  copies: z.int().min(1).max(5).default(1),
  /** Before the first attempt. */
  delaySeconds: z
    .number()
    .min(0)
    .max(30 * 24 * 3600)
    .default(0),
  /** `reversed`: of the events that are due, the newest first, one after the other. */
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
