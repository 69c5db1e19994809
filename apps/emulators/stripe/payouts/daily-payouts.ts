import type Stripe from 'stripe'
import type {Account} from '../store/account.ts'
import {arrive, nextMidnight, payOut} from './payout-object.ts'

const NEXT = 'next_payout'

/** When there is something to do for payouts, in seconds since 1970. The first start makes the first payout due at midnight. */
export function nextPayoutAt({store, clock}: Account): number {
  const stored = Number(store.setting(NEXT) ?? 0)
  if (stored > 0) return stored
  const first = nextMidnight(clock.seconds())
  store.setSetting(NEXT, String(first))
  return first
}

/** Lets yesterday's payouts arrive, and pays out what is available. However long ago the last time was, it makes one payout. */
export function payOutDaily(account: Account): void {
  const {store, clock} = account
  const now = clock.seconds()
  if (nextPayoutAt(account) > now) return
  for (const payout of store.list<Stripe.Payout>({
    type: 'payout',
    filters: {'$.status': 'in_transit'},
    limit: 100,
  })?.data ?? [])
    if (payout.arrival_date <= now) arrive(account, payout)
  payOut(account)
  store.setSetting(NEXT, String(nextMidnight(now)))
}
