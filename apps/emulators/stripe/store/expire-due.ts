import {isDiskFull} from '../../http/full-disk.ts'
import {expireSession} from '../checkout/expire-sessions.ts'
import {nextPayoutAt, payOutDaily} from '../payouts/daily-payouts.ts'
import {billDue} from '../subscriptions/bill-due.ts'
import type {Account} from './account.ts'

/** On a full disk, what is due expires later. */
export function expireDue(account: Account): void {
  try {
    expireWhatIsDue(account)
  } catch (error) {
    if (!isDiskFull(error)) throw error
  }
}

function expireWhatIsDue(account: Account) {
  const {store, clock} = account
  const now = clock.seconds()
  const due = store.dueSessions(now)
  const {database} = store
  store.transaction(() => {
    for (const session of due) expireSession(account, session)
    billDue(account)
    database
      .prepare(
        `update objects indexed by valid_coupons set body = json_set(body, '$.valid', json('false'))
         where object = 'coupon' and json_extract(body, '$.valid') and json_extract(body, '$.redeem_by') <= ?`,
      )
      .run(now)
    database
      .prepare(
        `update objects indexed by active_promotion_codes set body = json_set(body, '$.active', json('false'))
         where object = 'promotion_code' and json_extract(body, '$.active') and json_extract(body, '$.expires_at') <= ?`,
      )
      .run(now)
    database.exec(`
      update objects indexed by active_promotion_codes set body = json_set(body, '$.active', json('false'))
      where object = 'promotion_code' and json_extract(body, '$.active')
        and exists (
          select 1 from objects coupon
          where coupon.id = json_extract(objects.body, '$.promotion.coupon') and not json_extract(coupon.body, '$.valid')
        )
    `)
    database
      .prepare(
        `update objects indexed by pending_balance set body = json_set(body, '$.status', 'available')
         where object = 'balance_transaction' and json_extract(body, '$.status') = 'pending'
           and json_extract(body, '$.available_on') <= ?`,
      )
      .run(now)
    payOutDaily(account)
  })
}

/** The clock may be advanced while the timer sleeps. */
const MAX_SLEEP_MS = 1000

export function startExpiring(account: Account) {
  const {store, clock} = account
  const msToExpiry = () => Math.min(store.nextExpiry() ?? Infinity, nextPayoutAt(account)) * 1000 - clock.ms()
  let timer: NodeJS.Timeout | undefined

  function wake() {
    if (msToExpiry() <= 0) expireDue(account)
    timer = setTimeout(wake, Math.min(Math.max(msToExpiry(), 50), MAX_SLEEP_MS))
  }
  wake()
  return {stop: () => clearTimeout(timer)}
}
