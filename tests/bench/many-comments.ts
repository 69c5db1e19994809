import type {Sql} from 'postgres'

export const USERS = 10_000
export const COMMENTS = 50_000
const REPORTS = 300

/**
 * Fills the database with people, their comments and reports. Resolves to the key of the content with the most comments.
 */
export async function writeManyComments(sql: Sql): Promise<string> {
  await sql.begin(async (rows) => {
    await rows`
      insert into auth.users (id, aud, role, email, email_confirmed_at, created_at, raw_user_meta_data)
      select gen_random_uuid(), 'authenticated', 'authenticated', 'bench' || n || '@example.test', now(), now() - n * interval '1 minute',
        jsonb_build_object('first_name', 'Vardenis' || n % 97, 'last_name', 'Pavardenis' || n, 'privacy_policy_accepted', n % 3 > 0)
      from generate_series(1, ${USERS}::int) as n`
    await rows`alter table public.event_comments disable trigger receive_comment`
    await rows`
      insert into public.event_comments (event_id, user_id, comment_text, status, created_at)
      select content.key, person.id, 'Komentaras ' || n || ': ačiū už gražią šventę, labai laukiame kitos.',
        case when n % 50 = 0 then 'pending' else 'approved' end, now() - n * interval '1 minute'
      from generate_series(1, ${COMMENTS}::int) as n
      join (select id, row_number() over (order by id) as place from public.profiles) as person on person.place = n % ${USERS}::int + 1
      join (select key, row_number() over (order by key) as place, count(*) over () as total from public.content_items where takes_comments) as content
        on content.place = n % content.total + 1`
    await rows`alter table public.event_comments enable trigger receive_comment`
    await rows`
      insert into public.comment_reports (comment_id, reporter_id)
      select id, 'anon_1763720000000_benchmarkbenchmark00' from public.event_comments order by id limit ${REPORTS}`
    await rows`insert into public.commenters (user_id, trusted_at) select id, now() from public.profiles where last_name like 'Pavardenis%'`
  })
  await sql`analyze`
  const [busiest] = await sql<{key: string}[]>`
    select event_id as key from public.event_comments group by event_id order by count(*) desc limit 1`
  if (!busiest) throw new Error('No content takes comments')
  return busiest.key
}
