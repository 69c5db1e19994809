import {expect, test} from 'vitest'
import {as} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {cast} from './moderation.ts'

const ROWS = 3000

async function addRows(tx: Transaction, event: string, userId: string): Promise<void> {
  await tx`
    insert into public.event_comments (event_id, user_id, comment_text, created_at)
    select ${event}, ${userId}, 'Komentaras', now() - n * interval '1 minute' from generate_series(1, ${ROWS}::int) as n`
  await tx`
    insert into public.memberships (
      first_name, last_name, email, is_honorary, created_at, household_id, household_since, pays_for_household
    )
    select 'Vardenis', 'Pavardenis' || n, case when n % 20 > 0 then 'narys' || n || '@indexes.test' end, n % 25 = 0,
      now() - n * interval '1 minute', household.id, case when household.id is not null then now() end,
      household.id is not null and n % 2 = 0
    from generate_series(1, ${ROWS}::int) as n
    cross join lateral (select case when n % 40 < 2 then md5((n / 2)::text)::uuid end) as household (id)`
  await tx`
    insert into public.payments (purpose, method, amount_pence, created_at)
    select 'donation', case when n % 10 = 0 then 'bank_transfer' else 'stripe' end, 1000 + n, now() - n * interval '1 minute' from generate_series(1, ${ROWS}::int) as n`
  await tx`
    insert into auth.users (id, email, raw_user_meta_data, created_at, last_sign_in_at)
    select gen_random_uuid(), 'narys' || n || '@indexes.test',
      jsonb_build_object('first_name', 'Vardenis', 'last_name', 'Pavardenis' || n, 'privacy_policy_accepted', n % 3 > 0),
      now() - n * interval '1 minute', now() - n * interval '1 second'
    from generate_series(1, ${ROWS}::int) as n`
  await tx`
    insert into public.bank_statements (id, file_name, account, created_at)
    select ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'indexes.csv', 'Main', now() - n * interval '1 minute'
    from generate_series(1, ${ROWS}::int) as n`
  await tx`
    insert into public.bank_lines (statement_id, fingerprint, place, booked_on, pence, text, state, settled_at)
    select '00000000-0000-4000-8000-000000000001', 'indexes ' || n, n, now() - n * interval '1 hour', n, 'Eilutė ' || n,
      case when n % 10 = 0 then 'open' else 'settled' end, case when n % 10 > 0 then now() - n * interval '1 minute' end
    from generate_series(1, ${ROWS}::int) as n`
  await tx`analyze public.bank_lines, public.bank_statements, public.event_comments, public.memberships, public.payments, public.profiles`
}

/** What is listed, the index, the rows, and their order. */
const pages = [
  [
    'comments',
    'event_comments_newest_first',
    'comment_overview where deleted_at is null',
    'created_at desc, id desc',
  ],
  [
    'oldest comments',
    'event_comments_newest_first',
    'comment_overview where deleted_at is null',
    'created_at, id',
  ],
  ['members', 'memberships_newest_first', 'membership_overview', 'created_at desc, id'],
  ['members by name', 'memberships_in_order_of_names', 'membership_overview', 'sort_name, id'],
  ['members by status', 'memberships_by_status', 'membership_overview', 'status, sort_name, id'],
  ['members by start', 'memberships_latest_first', 'membership_overview', 'member_since desc nulls last, id'],
  ['members by end', 'memberships_last_to_end', 'membership_overview', 'valid_until desc nulls last, id'],
  ['payments', 'payments_happened', 'payment_overview', 'happened_at desc, id'],
  [
    'members whose transfer is awaited',
    'memberships_awaiting_transfer',
    'membership_overview where awaits_transfer',
    'created_at desc, id',
  ],
  [
    'members who paid in one way',
    'memberships_by_method',
    "membership_overview where payment_method = 'stripe'",
    'created_at desc, id',
  ],
  [
    'honorary members',
    'memberships_honorary',
    'membership_overview where is_honorary',
    'created_at desc, id',
  ],
  [
    'members in households',
    'memberships_in_households',
    'membership_overview where household_id is not null',
    'created_at desc, id',
  ],
  [
    'members without an email address',
    'memberships_without_email',
    'membership_overview where email is null',
    'created_at desc, id',
  ],
  ['payments by sum', 'payments_by_sum', 'payment_overview', 'sum_pence desc, happened_at desc, id'],
  ['smallest payments', 'payments_by_sum_ascending', 'payment_overview', 'sum_pence, happened_at desc, id'],
  [
    'awaited payments',
    'payments_awaited',
    "payment_overview where method = 'bank_transfer' and status = 'open'",
    'happened_at desc, id',
  ],
  [
    'payments of which some went back',
    'payments_gone_back',
    'payment_overview where (refunded_pence > 0 or lost_pence > 0)',
    'happened_at desc, id',
  ],
  ['open bank lines', 'bank_lines_open', "bank_line_overview where state = 'open'", 'booked_on desc, id'],
  [
    'settled bank lines',
    'bank_lines_settled',
    "bank_line_overview where state <> 'open'",
    'settled_at desc, id',
  ],
  ['bank statements', 'bank_statements_newest_first', 'bank_statements', 'created_at desc, id'],
  ['accounts', 'profiles_newest_first', 'user_overview', 'created_at desc, id desc'],
  ['accounts by name', 'profiles_in_order_of_names', 'user_overview', 'sort_name, id'],
  [
    'accounts by name from the end',
    'profiles_in_reverse_order_of_names',
    'user_overview',
    'sort_name desc nulls last, id desc',
  ],
  ['accounts first seen', 'profiles_first_seen', 'user_overview', 'last_sign_in_at, id'],
  ['accounts last seen', 'profiles_last_seen', 'user_overview', 'last_sign_in_at desc nulls last, id desc'],
  ['accounts by status', 'profiles_by_acceptance', 'user_overview', 'privacy_policy_accepted, id'],
  [
    'payments to decide',
    'payments_to_decide',
    'payment_overview where attention is not null',
    'happened_at desc, id',
  ],
] as const

test('a page of an admin list is read from an index', async () => {
  await rolledBack(async (tx) => {
    const {event, rasa, ona} = await cast(tx)
    await addRows(tx, event, rasa.id)
    for (const [what, index, from, order] of pages) {
      const plan = await as(tx, ona)`
        explain (format json) select * from public.${tx.unsafe(from)} order by ${tx.unsafe(order)} limit 26`
      expect.soft(JSON.stringify(plan), what).toContain(`"Index Name":"${index}"`)
    }
  })
})
