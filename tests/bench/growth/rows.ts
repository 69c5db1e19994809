import type {Sql, TransactionSql} from 'postgres'
import {eventKey} from './content.ts'
import type {Size} from './sizes.ts'

/** The event that a tenth of all comments are about. */
export const busiestEvent = eventKey(0)

/** The campaign that a tenth of all donations are for. */
export const busiestCampaign = 'growth-campaign-0'

/** Adds people, members, payments, comments and registrations, so that what the database holds grows from one size to the next. */
export async function growRows(sql: Sql, from: Size, to: Size): Promise<void> {
  await sql.begin(async (rows) => {
    await growPeople(rows, from, to)
    await growMoney(rows, from, to)
    await growComments(rows, from, to)
    await growRegistrations(rows, from, to)
  })
  await sql`vacuum analyze`
}

const growPeople = (rows: TransactionSql, from: Size, to: Size) => rows`
  insert into auth.users (id, aud, role, email, email_confirmed_at, created_at, last_sign_in_at, raw_user_meta_data)
  select gen_random_uuid(), 'authenticated', 'authenticated', 'growth' || n || '@example.test', now(), now() - n * interval '1 minute',
    now() - n * interval '1 second',
    jsonb_build_object('first_name', 'Vardenis' || n % 97, 'last_name', 'Pavardenis' || n, 'privacy_policy_accepted', n % 3 > 0)
  from generate_series(${from.members + 1}::int, ${to.members}::int) as n`

/** Each member has paid for the last and for this year, one in fifty announces a transfer, and as many donations have come. */
async function growMoney(rows: TransactionSql, from: Size, to: Size): Promise<void> {
  const members = rows`generate_series(${from.members + 1}::int, ${to.members}::int) as n`
  const years = rows`generate_series(0, case when n % 50 = 0 then 2 else 1 end) as year`
  await withoutTriggers(
    rows,
    'memberships',
    () => rows`
      insert into public.memberships (id, first_name, last_name, email, status, member_since, valid_until, grace_until, created_at)
      select md5('member' || n)::uuid, 'Vardenis' || n % 97, 'Pavardenis' || n, 'growth' || n || '@example.test', 'active',
        now() - interval '400 days', now() + interval '300 days', now() + interval '330 days', now() - n * interval '1 minute'
      from ${members}`,
  )
  await rows`
    insert into public.payments (id, purpose, method, amount_pence, received_pence, received_currency, paid_at, created_at)
    select md5('fee' || year || '-' || n)::uuid, 'membership', case when n % 3 = 0 or year = 2 then 'bank_transfer' else 'stripe' end, 1500,
      case when year < 2 then 1500 end, case when year < 2 then 'GBP' end,
      case when year < 2 then now() - (1 - year) * interval '365 days' - n * interval '50 minutes' end,
      now() - n * interval '50 minutes'
    from ${members} cross join ${years}`
  await rows`
    insert into public.membership_payments (payment_id, membership_id, covers_from, covers_until)
    select payment.id, md5('member' || n)::uuid, payment.paid_at, payment.paid_at + interval '1 year'
    from ${members} cross join ${years} join public.payments as payment on payment.id = md5('fee' || year || '-' || n)::uuid`
  await rows`
    insert into public.campaigns (id, name_lt, name_en)
    select 'growth-campaign-' || n, 'Augimo kampanija ' || n, 'Growth campaign ' || n from generate_series(0, 9) as n
    on conflict do nothing`
  await rows`
    insert into public.payments (id, purpose, method, amount_pence, received_pence, received_currency, paid_at, refunded_pence, created_at)
    select md5('donation' || n)::uuid, 'donation', 'stripe', 2000 + n % 100 * 10, 2000 + n % 100 * 10, 'GBP', now() - n * interval '50 minutes',
      case when n % 100 = 0 then 500 else 0 end, now() - n * interval '50 minutes'
    from ${members}`
  await rows`
    insert into public.donations (payment_id, campaign_id, donor_name, email, shows_donor, approved_at, created_at)
    select md5('donation' || n)::uuid, 'growth-campaign-' || n % 10, 'Vardenis' || n % 97 || ' Aukotojas' || n,
      'growth' || n || '@example.test', n % 20 = 0, case when n % 40 = 0 then now() end, now() - n * interval '1 minute'
    from ${members}`
  await rows`
    insert into public.ledger (payment_id, kind, purpose, amount_pence, currency, occurred_at)
    select payment.id, entry.kind, payment.purpose, entry.pence, 'GBP', payment.paid_at
    from public.payments as payment
    cross join lateral (values ('receipt', payment.received_pence), ('refund', -payment.refunded_pence)) as entry (kind, pence)
    where entry.pence <> 0 and not exists (select from public.ledger as known where known.payment_id = payment.id)`
}

const growComments = (rows: TransactionSql, from: Size, to: Size) =>
  withoutTriggers(
    rows,
    'event_comments',
    () => rows`
      insert into public.event_comments (event_id, user_id, comment_text, status, created_at)
      select case when n % 10 = 0 then ${busiestEvent} else content.key end, person.id,
        'Komentaras ' || n || ': ačiū už gražią šventę, labai laukiame kitos.',
        case when n % 50 = 0 and n < 5000 then 'pending' else 'approved' end, now() - n * interval '1 minute'
      from generate_series(${from.comments + 1}::int, ${to.comments}::int) as n
      join (select id, row_number() over (order by id) as place, count(*) over () as total from public.profiles) as person
        on person.place = n % person.total + 1
      join (select key, row_number() over (order by key) as place, count(*) over () as total from public.content_items where takes_comments) as content
        on content.place = n % content.total + 1`,
  )

const growRegistrations = (rows: TransactionSql, from: Size, to: Size) =>
  withoutTriggers(
    rows,
    'event_registrations',
    () => rows`
      insert into public.event_registrations (event_key, kind, status, seats, first_name, last_name, email, language, created_at)
      select content.key, 'general', 'registered', 1 + n % 4, 'Vardenis' || n % 97, 'Pavardenis' || n,
        'growth' || n || '@example.test', 'lt', now() - n * interval '1 minute'
      from generate_series(${from.registrations + 1}::int, ${to.registrations}::int) as n
      join (
        select key, row_number() over (order by key) as place, count(*) over () as total
        from public.content_items where key like 'augimo-renginys-%'
      ) as content on content.place = n % content.total + 1`,
  )

/** What a trigger would do for each row would take minutes. */
async function withoutTriggers(
  rows: TransactionSql,
  table: string,
  insert: () => PromiseLike<unknown>,
): Promise<void> {
  await rows`alter table public.${rows(table)} disable trigger user`
  await insert()
  await rows`alter table public.${rows(table)} enable trigger user`
}
