import type {Clock} from './clock.ts'
import type {EventLog} from './event-log.ts'
import type {Store} from './open-store.ts'

export interface Account {
  store: Store
  clock: Clock
  events: EventLog
  /** What a card payment costs: a part of the amount, and pence. */
  fee: {percent: number; fixed: number}
  /** Days from each failure of a renewal to the next attempt. */
  retryDays: readonly number[]
  portal: {
    /** A hosted account starts without a configuration of the customer portal. */
    isConfigured: boolean
  }
  url: string
}
