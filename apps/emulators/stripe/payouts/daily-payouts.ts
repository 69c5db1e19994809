import type Stripe from 'stripe'
import type {Account, Domain} from '../store/account.ts'
import {arrive, nextMidnight, payOut} from './payout-object.ts'

export const payouts: Domain = {
  indexes: `
    create index if not exists unpaid_balance on objects (sequence)
      where object = 'balance_transaction' and hidden is null;
    create index if not exists balance_by_payout on objects (json_extract(hidden, '$.payout'))
      where object = 'balance_transaction';
  `,
  due: {nextAt: nextPayoutAt, run: payOutDaily},
}

const NEXT = 'next_payout'

/** When there is something to do for payouts, in seconds since 1970. The first start makes the first payout due at midnight. */
function nextPayoutAt({store, clock}: Account): number {
  const stored = Number(store.setting(NEXT) ?? 0)
  if (stored > 0) return stored
  const first = nextMidnight(clock.seconds())
  store.setSetting(NEXT, String(first))
  return first
}

/** Lets yesterday's payouts arrive, and pays out what is available. However long ago the last time was, it makes one payout. */
function payOutDaily(account: Account, now: number): void {
  const {store} = account
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
