import {randomUUID} from 'node:crypto'
import {withDatabase} from './database.ts'

interface StoredGift {
  donorName: string
  email: string
  userId: string | null
  stripeStatus: 'active' | 'past_due'
  /** Days from now. */
  pausedFor: number | null
}

/** Stores a gift of £10 each month, as Stripe would have reported it, and resolves to its id and the token of a link. */
export async function storeMonthlyGift(changes: Partial<StoredGift>): Promise<{id: string; token: string}> {
  const gift: StoredGift = {
    donorName: 'Austėja Aukotoja',
    email: `aukotoja-${randomUUID().slice(0, 8)}@example.test`,
    userId: null,
    stripeStatus: 'active',
    pausedFor: null,
    ...changes,
  }
  const days = gift.pausedFor
  const [row] = await withDatabase(
    (sql) => sql<{id: string; token: string}[]>`
      with stored as (
        insert into public.subscriptions (
          purpose, amount_pence, stripe_subscription_id, stripe_customer_id, stripe_status, started_at, current_period_end,
          is_paused, resumes_at, failed_attempts, next_attempt_at, open_invoice_id, card_brand, card_last4, reported_at, checked_at,
          user_id, email, donor_name
        )
        values (
          'donation', 1000, ${`sub_${randomUUID()}`}, ${`cus_${randomUUID()}`}, ${gift.stripeStatus},
          now() - interval '40 days', now() + interval '20 days', ${days !== null}::boolean,
          now() + make_interval(days => ${days}::integer), ${gift.stripeStatus === 'past_due' ? 1 : 0},
          case when ${gift.stripeStatus === 'past_due'}::boolean then now() + interval '3 days' end,
          case when ${gift.stripeStatus === 'past_due'}::boolean then ${`in_${randomUUID()}`} end, 'visa', '4242', now(), now(),
          ${gift.userId}::uuid, ${gift.email}, ${gift.donorName}
        )
        returning id
      )
      select id, private.create_subscription_link(id) as token from stored`,
  )
  if (!row) throw new Error('The gift is not stored')
  return row
}

export async function removeMonthlyGift(id: string): Promise<void> {
  await withDatabase((sql) => sql`delete from public.subscriptions where id = ${id}::uuid`)
}
