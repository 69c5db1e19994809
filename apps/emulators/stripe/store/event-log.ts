import type Stripe from 'stripe'
import type {Deliveries} from './deliveries.ts'
import type {DeliverySwitch} from './delivery-switches.ts'
import type {Clock} from './clock.ts'
import {newId} from './object-id.ts'
import type {Store} from './open-store.ts'
import type {StoredObject} from './stored-object.ts'

/** A buyer or the passing of time causes events without a request. */
interface Cause {
  id: string | null
  idempotency_key: string | null
}

const nobody: Cause = {id: null, idempotency_key: null}

interface EventLogOptions {
  store: Store
  clock: Clock
  apiVersion: string
  deliveries: Deliveries
  switches: DeliverySwitch
  /** Without an endpoint, none are delivered. */
  delivered: readonly string[]
}

/** The delivery is queued in the transaction of the change. */
export function createEventLog({store, clock, apiVersion, deliveries, switches, delivered}: EventLogOptions) {
  let cause = nobody
  let onRecorded = () => {}

  return {
    causedBy<Result>(request: Cause, work: () => Result): Result {
      cause = request
      try {
        return work()
      } finally {
        cause = nobody
      }
    },
    /** The listener runs inside the event's transaction. */
    onRecorded: (listener: () => void) => void (onRecorded = listener),
    /** @param previous the values that an update has changed */
    record<Body extends StoredObject>(type: Stripe.Event.Type, object: Body, previous?: Partial<Body>) {
      const isDelivered = delivered.includes('*') || delivered.includes(type)
      const event = {
        id: newId('evt_1'),
        object: 'event',
        api_version: apiVersion,
        created: clock.seconds(),
        data: {object, ...(previous && {previous_attributes: previous})},
        livemode: false,
        pending_webhooks: isDelivered ? 1 : 0,
        request: cause,
        type,
      } as unknown as Stripe.Event
      store.add(event, event.created)
      if (isDelivered) {
        const {hold, copies, delaySeconds} = switches.current()
        const nextAt = clock.ms() + delaySeconds * 1000
        const state = hold ? 'held' : 'pending'
        const body = JSON.stringify(event, null, 2)
        for (let n = 0; n < copies; n += 1) deliveries.add({eventId: event.id, type, body, state, nextAt})
      }
      onRecorded()
    },
    describe: (event: Stripe.Event): Stripe.Event => ({
      ...event,
      pending_webhooks: Math.min(deliveries.unfinished(event.id), 1),
    }),
  }
}

export type EventLog = ReturnType<typeof createEventLog>
