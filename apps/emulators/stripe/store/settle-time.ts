import {expireSession} from '../checkout/expire-sessions.ts'
import type {Account} from './account.ts'

/** Brings about what time brings about: sessions, coupons and promotion codes expire. */
export function settleTime(account: Account): void {
  const {store, clock} = account
  const now = clock.seconds()
  const due = store.dueSessions(now)
  const {database} = store
  store.transaction(() => {
    for (const session of due) expireSession(account, session)
    database
      .prepare(
        `update objects set body = json_set(body, '$.valid', json('false'))
         where object = 'coupon' and json_extract(body, '$.valid') and json_extract(body, '$.redeem_by') <= ?`,
      )
      .run(now)
    database
      .prepare(
        `update objects set body = json_set(body, '$.active', json('false'))
         where object = 'promotion_code' and json_extract(body, '$.active') and json_extract(body, '$.expires_at') <= ?`,
      )
      .run(now)
    database.exec(`
      update objects set body = json_set(body, '$.active', json('false'))
      where object = 'promotion_code' and json_extract(body, '$.active')
        and exists (
          select 1 from objects coupon
          where coupon.id = json_extract(objects.body, '$.promotion.coupon') and not json_extract(coupon.body, '$.valid')
        )
    `)
  })
}

/** Settles the time whenever a session expires, until stopped. */
export function startSettling(account: Account) {
  let timer: NodeJS.Timeout | undefined
  const MAX_SLEEP_MS = 1000

  function wake() {
    settleTime(account)
    const next = account.store.nextExpiry()
    const wait = next === undefined ? MAX_SLEEP_MS : next * 1000 - account.clock.ms()
    timer = setTimeout(wake, Math.min(Math.max(wait, 50), MAX_SLEEP_MS))
  }
  wake()
  return {stop: () => clearTimeout(timer)}
}
