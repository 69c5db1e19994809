import type {Clock} from './clock.ts'
import type {EventLog} from './events.ts'
import type {Store} from './open-store.ts'

/** The one Stripe account that the emulator has. */
export interface Account {
  store: Store
  clock: Clock
  events: EventLog
  /** URL of this server as browsers see it. */
  url: string
}
