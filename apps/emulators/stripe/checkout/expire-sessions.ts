import type Stripe from 'stripe'
import type {Account, Domain} from '../store/account.ts'
import {lineItemsOf} from './line-items.ts'
import {intentOf} from './session-object.ts'

export const checkout: Domain = {
  indexes: `
    create index if not exists open_sessions on objects (json_extract(body, '$.expires_at'))
      where object = 'checkout.session' and json_extract(body, '$.status') = 'open';
  `,
  included: {
    'checkout.session': (account, session) => ({line_items: () => lineItemsOf(account, session)}),
  },
  due: {
    nextAt: ({store}) =>
      store.earliest(`
        select min(json_extract(body, '$.expires_at')) as at from objects indexed by open_sessions
        where object = 'checkout.session' and json_extract(body, '$.status') = 'open'
      `),
    run(account, now) {
      for (const session of dueSessions(account, now)) expireSession(account, session)
    },
  },
}

/** The earliest comes first. Without a hint, SQLite would choose `objects_by_payment` and read every body. */
const dueSessions = ({store}: Account, now: number) =>
  store.select<Stripe.Checkout.Session>(
    `select body from objects indexed by open_sessions
     where object = 'checkout.session' and json_extract(body, '$.status') = 'open'
       and json_extract(body, '$.expires_at') <= ?
     order by json_extract(body, '$.expires_at')`,
    now,
  )

export function expireSession(account: Account, session: Stripe.Checkout.Session): Stripe.Checkout.Session {
  const {store, events, clock} = account
  const intent = intentOf(account, session)
  const expired = store.change(session, {status: 'expired', url: null})
  events.record('checkout.session.expired', expired)
  if (intent && intent.status !== 'succeeded' && intent.status !== 'canceled') {
    const canceled = store.change(intent, {
      status: 'canceled',
      canceled_at: clock.seconds(),
      cancellation_reason: 'automatic',
      next_action: null,
    })
    events.record('payment_intent.canceled', canceled)
  }
  return expired
}
