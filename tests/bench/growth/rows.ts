import type {Sql} from 'postgres'
import {eventKey} from './content.ts'
import type {Size} from './sizes.ts'

/** The event that a tenth of all comments are about. */
export const busiestEvent = eventKey(0)

/** Adds people, members, comments and registrations, so that what the database holds grows from one size to the next. */
export async function growRows(sql: Sql, from: Size, to: Size): Promise<void> {
  await sql.begin(async (rows) => {
    await rows`
      insert into auth.users (id, aud, role, email, email_confirmed_at, created_at, raw_user_meta_data)
      select gen_random_uuid(), 'authenticated', 'authenticated', 'growth' || n || '@example.test', now(), now() - n * interval '1 minute',
        jsonb_build_object('first_name', 'Vardenis' || n % 97, 'last_name', 'Pavardenis' || n, 'privacy_policy_accepted', n % 3 > 0)
      from generate_series(${from.members + 1}::int, ${to.members}::int) as n`
    for (const table of ['event_comments', 'memberships', 'event_registrations'])
      await rows`alter table public.${rows(table)} disable trigger user`
    await rows`
      insert into public.memberships (first_name, last_name, email, status, member_since, valid_until, grace_until, created_at)
      select 'Vardenis' || n % 97, 'Pavardenis' || n, 'growth' || n || '@example.test', 'active',
        now() - interval '400 days', now() + interval '300 days', now() + interval '330 days', now() - n * interval '1 minute'
      from generate_series(${from.members + 1}::int, ${to.members}::int) as n`
    await rows`
      insert into public.event_comments (event_id, user_id, comment_text, status, created_at)
      select case when n % 10 = 0 then ${busiestEvent} else content.key end, person.id,
        'Komentaras ' || n || ': ačiū už gražią šventę, labai laukiame kitos.',
        case when n % 50 = 0 and n < 5000 then 'pending' else 'approved' end, now() - n * interval '1 minute'
      from generate_series(${from.comments + 1}::int, ${to.comments}::int) as n
      join (select id, row_number() over (order by id) as place, count(*) over () as total from public.profiles) as person
        on person.place = n % person.total + 1
      join (select key, row_number() over (order by key) as place, count(*) over () as total from public.content_items where takes_comments) as content
        on content.place = n % content.total + 1`
    await rows`
      insert into public.event_registrations (event_key, kind, status, seats, first_name, last_name, email, language, created_at)
      select content.key, 'general', 'registered', 1 + n % 4, 'Vardenis' || n % 97, 'Pavardenis' || n,
        'growth' || n || '@example.test', 'lt', now() - n * interval '1 minute'
      from generate_series(${from.registrations + 1}::int, ${to.registrations}::int) as n
      join (
        select key, row_number() over (order by key) as place, count(*) over () as total
        from public.content_items where key like 'augimo-renginys-%'
      ) as content on content.place = n % content.total + 1`
    for (const table of ['event_comments', 'memberships', 'event_registrations'])
      await rows`alter table public.${rows(table)} enable trigger user`
  })
  await sql`analyze`
}
