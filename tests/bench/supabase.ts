import type {Database} from '@site/supabase/generated/database.types.gen'
import {createClient} from '@supabase/supabase-js'
import postgres from 'postgres'
import {stackEnv} from '../env.ts'

const USERS = 10_000
const COMMENTS = 50_000
const REPORTS = 300
const SECONDS = 8
const ADMIN_TARGET_MS = 200

const env = stackEnv()
const sql = postgres(env.DATABASE_URL, {max: 2, onnotice: () => {}})
const newClient = (key = env.SUPABASE_PUBLISHABLE_KEY) =>
  createClient<Database>(env.SUPABASE_URL, key, {auth: {persistSession: false, autoRefreshToken: false}})

function percentiles(times: number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN).toFixed(1)
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} ms`
}

/** Sends requests on each connection, one after the other, for `SECONDS`. */
async function load(name: string, connections: number, request: (connection: number) => Promise<boolean>) {
  const times: number[] = []
  let failures = 0
  const until = performance.now() + SECONDS * 1000
  await Promise.all(
    Array.from({length: connections}, async (_, connection) => {
      while (performance.now() < until) {
        const from = performance.now()
        const isDone = await request(connection)
        times.push(performance.now() - from)
        if (!isDone) failures += 1
      }
    }),
  )
  const rate = (times.length / SECONDS).toFixed(0)
  console.log(`${name}: ${percentiles(times)}, ${rate} requests/s, ${failures} failed of ${times.length}`)
}

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

const [{key: busiest} = {key: ''}] = await sql<{key: string}[]>`
  select event_id as key from public.event_comments group by event_id order by count(*) desc limit 1`

const readers = Array.from({length: 10}, () => newClient())
await load(`select under policies, 10 connections, a page of 20 of ${COMMENTS} comments`, 10, async (at) => {
  const page = readers[at]
    ?.from('event_comment_list')
    .select('id, comment_text, created_at, status, user_id, author_name')
    .eq('event_id', busiest)
    .order('created_at', {ascending: false})
    .order('id', {ascending: false})
    .limit(20)
  return (await page)?.data?.length === 20
})
await load('counters of 12 cards, 10 connections', 10, async (at) => {
  const counts = readers[at]?.from('event_like_counts').select().in('event_id', ['kaledos-2025', busiest])
  return (await counts)?.error === null
})

// Each person has a session, and there are enough to stay below five comments a minute each for a while.
const people = await sql<{id: string; email: string}[]>`
  select id, email from auth.users where email like 'bench%' order by email limit 50`
const [{hash} = {hash: ''}] = await sql<{hash: string}[]>`
  select encrypted_password as hash from auth.users where email = 'vartotojas@example.test'`
await sql`update auth.users set encrypted_password = ${hash} where email like 'bench%'`
const writers: {id: string; client: ReturnType<typeof newClient>}[] = []
for (const {id, email} of people) {
  const client = newClient()
  // Auth allows 30 log-ins at once, and then one a second.
  for (let error = await logIn(client, email); error; error = await logIn(client, email)) {
    if (error.status !== 429) throw error
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  writers.push({id, client})
}

async function logIn(client: ReturnType<typeof newClient>, email: string) {
  return (await client.auth.signInWithPassword({email, password: 'slaptazodis'})).error
}
// Backdates comments all the time, because an account may write only five a minute.
const ids = people.map(({id}) => id)
const backdating = new AbortController()
const isBackdated = (async () => {
  while (!backdating.signal.aborted) {
    await sql`update public.event_comments set created_at = created_at - interval '2 minutes'
      where user_id = any(${ids}) and created_at > now() - interval '1 minute'`
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
})()
await load('comment insert, 50 connections', 50, async (at) => {
  const writer = writers[at]
  const response = writer?.client
    .from('event_comments')
    .insert({event_id: busiest, user_id: writer.id, comment_text: `Rašau ${performance.now()}`})
  return (await response)?.status === 201
})
backdating.abort()
await isBackdated
await sql`analyze`

const admin = newClient()
await admin.auth.signInWithPassword({email: 'admin@example.test', password: 'slaptazodis'})
const exact = {count: 'exact'} as const
const pages: [string, () => PromiseLike<{error: unknown}>][] = [
  [
    'users, first page',
    () => admin.from('user_overview').select('*', exact).order('created_at').range(0, 24),
  ],
  [
    'users, last page by name',
    () =>
      admin
        .from('user_overview')
        .select('*', exact)
        .order('last_name')
        .range(USERS - 25, USERS - 1),
  ],
  [
    'users, searched',
    () =>
      admin
        .from('user_overview')
        .select('*', exact)
        .like('search_text', '%pavardenis77%')
        .order('last_name')
        .range(0, 24),
  ],
  [
    'comments, newest',
    () =>
      admin.from('comment_overview').select('*', exact).order('created_at', {ascending: false}).range(0, 24),
  ],
  [
    'comments, by the title of their page',
    () => admin.from('comment_overview').select('*', exact).order('content_title_lt').range(0, 24),
  ],
  [
    'comments, pending',
    () =>
      admin
        .from('comment_overview')
        .select('*', exact)
        .eq('status', 'pending')
        .is('deleted_at', null)
        .order('created_at')
        .range(0, 24),
  ],
  [
    'comments, reported',
    () =>
      admin
        .from('comment_overview')
        .select('*', exact)
        .gt('open_reports', 0)
        .order('created_at')
        .range(0, 24),
  ],
  [
    'comments, searched',
    () =>
      admin
        .from('comment_overview')
        .select('*', exact)
        .like('search_text', '%grazia%')
        .like('search_text', '%svente%')
        .order('created_at')
        .range(0, 24),
  ],
]
for (const [name, page] of pages) {
  const times: number[] = []
  for (let run = 0; run < 60; run++) {
    const from = performance.now()
    const {error} = await page()
    if (error) throw new Error(`${name}: ${JSON.stringify(error)}`)
    times.push(performance.now() - from)
  }
  console.log(`admin page, ${name}: ${percentiles(times)} (target p95 ${ADMIN_TARGET_MS} ms)`)
}
await sql.end()
