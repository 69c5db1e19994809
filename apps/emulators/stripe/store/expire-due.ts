import {isDiskFull} from '../../http/full-disk.ts'
import type {Account} from './account.ts'

/** On a full disk, what is due expires later. */
export function expireDue(account: Account): void {
  const {store, clock, domains} = account
  const now = clock.seconds()
  try {
    store.transaction(() => {
      for (const {due} of domains) due?.run(account, now)
    })
  } catch (error) {
    if (!isDiskFull(error)) throw error
  }
}

/** The clock may be advanced while the timer sleeps. */
const MAX_SLEEP_MS = 1000

export function startExpiring(account: Account) {
  const {clock, domains} = account
  const nextAt = () => Math.min(...domains.map(({due}) => due?.nextAt?.(account) ?? Infinity))
  const msToExpiry = () => nextAt() * 1000 - clock.ms()
  let timer: NodeJS.Timeout | undefined

  function wake() {
    if (msToExpiry() <= 0) expireDue(account)
    timer = setTimeout(wake, Math.min(Math.max(msToExpiry(), 50), MAX_SLEEP_MS))
  }
  wake()
  return {stop: () => clearTimeout(timer)}
}
