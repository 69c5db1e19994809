import type {Clock} from './clock.ts'
import type {EventLog} from './event-log.ts'
import type {Store} from './open-store.ts'

export interface Account {
  store: Store
  clock: Clock
  events: EventLog
  /** What a card payment costs: a part of the amount, and pence. */
  fee: {percent: number; fixed: number}
  url: string
}
