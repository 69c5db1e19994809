import type {Clock} from './clock.ts'
import type {EventLog} from './event-log.ts'
import type {Store} from './open-store.ts'
import type {StoredObject} from './stored-object.ts'

export interface Account {
  store: Store
  clock: Clock
  events: EventLog
  domains: readonly Domain[]
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

/** What a domain adds to the store and the API, which know none. */
export interface Domain {
  /** Statements that create indexes. */
  indexes?: string
  /** Properties that Stripe leaves out of an object unless `expand` names them. */
  included?: {
    [Type in StoredObject['object']]?: (
      account: Account,
      object: Extract<StoredObject, {object: Type}>,
    ) => Record<string, () => unknown>
  }
  due?: {
    /** In seconds since 1970. Undefined if nothing is due at a time, or if it is enough to do it before a request. */
    nextAt?: (account: Account) => number | undefined
    /** Does whatever was due until now, in a transaction. */
    run: (account: Account, now: number) => void
  }
}
