import type {ReservedSql, Sql} from 'postgres'
import {signJwt} from '../../apps/emulators/supabase/jwt.ts'
import type {Figure, Section} from '../../scripts/bench/report.ts'
import {percentile} from '../../scripts/bench/statistics.ts'
import {stackEnv} from '../env.ts'
import {benchEnv} from './env.ts'
import {latency, repeated} from './figures.ts'

const CONNECTIONS = 50
const ROUNDS = 8
const SECONDS = 2
const SAMPLES = 300

/** `bare` has the columns, indexes and rows of `event_comments`, but no policy, trigger or constraint. */
const tables = {event_comments: 'a new comment', bare_comments: 'a row of the bare table'} as const

type Table = keyof typeof tables

interface Writer {
  id: string
  /** What PostgREST passes to Postgres. */
  claims: string
  token: string
}

/** What policies and triggers cost a new comment, in Postgres and over HTTP, beside a table without them. */
export async function measureNewComments(sql: Sql, event: string): Promise<Section[]> {
  const writers = await logInWriters(sql)
  await sql`create table public.bare_comments (like public.event_comments including defaults including generated including indexes)`
  await sql`
    insert into public.bare_comments (id, event_id, user_id, comment_text, status, author_name, created_at)
    select id, event_id, user_id, comment_text, status, author_name, created_at from public.event_comments`
  await sql`grant insert (event_id, user_id, comment_text) on public.bare_comments to authenticated`
  await sql`notify pgrst, 'reload schema'`
  await sql`analyze`
  const inPostgres = await executionTimes(sql, event, writers)
  return [
    {title: 'Supabase: a new comment in Postgres (target: 1 ms added)', figures: inPostgres},
    {
      title: `Supabase: new comments over HTTP, ${CONNECTIONS} connections (target: 85 % of the bare table)`,
      figures: await load(event, writers),
    },
  ]
}

/** A session for each person, so that nobody writes five comments a minute, and without the log-in: Auth allows one a second. */
async function logInWriters(sql: Sql): Promise<Writer[]> {
  const sessions = await sql<{id: string; session: string}[]>`
    insert into auth.sessions (id, user_id, aal, created_at, updated_at)
    select gen_random_uuid(), id, 'aal1', now(), now() from auth.users where email like 'bench%'
    returning user_id as id, id as session`
  const exp = Math.floor(Date.now() / 1000) + 3600
  return Promise.all(
    sessions.map(async ({id, session}) => {
      const claims = {role: 'authenticated', aud: 'authenticated', sub: id, session_id: session, exp} as const
      return {
        id,
        claims: JSON.stringify(claims),
        token: await signJwt(claims, benchEnv().SUPABASE_JWT_SECRET),
      }
    }),
  )
}

interface Explained {
  'QUERY PLAN': {'Planning Time': number; 'Execution Time': number}[]
}

/** As PostgREST inserts: a prepared statement in a transaction that sets the role and the claims. */
async function executionTimes(sql: Sql, event: string, writers: Writer[]): Promise<Figure[]> {
  const connection = await sql.reserve()
  const times: Record<Table, number[]> = {event_comments: [], bare_comments: []}
  try {
    for (const writer of writers.slice(0, SAMPLES))
      for (const table of tableNames) times[table].push(await executionTime(connection, table, event, writer))
  } finally {
    connection.release()
  }
  const added = percentile(times.event_comments, 0.5) - percentile(times.bare_comments, 0.5)
  return [
    ...tableNames.flatMap((table) => latency(tables[table], times[table])),
    {subject: 'added by policies, triggers and constraints', measure: 'p50', unit: 'ms', value: added},
  ]
}

const tableNames = Object.keys(tables) as Table[]

async function executionTime(sql: ReservedSql, table: Table, event: string, {id, claims}: Writer) {
  await sql`begin`
  await sql`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`
  const [known] = await sql`select from pg_prepared_statements where name = ${table}`
  if (!known)
    await sql.unsafe(
      `prepare ${table} (text, uuid, text) as insert into public.${table} (event_id, user_id, comment_text) values ($1, $2, $3)`,
    )
  const [explained] = await sql.unsafe<Explained[]>(
    `explain (analyze, timing off, format json) execute ${table} ('${event}', '${id}', 'Rašau ${id}')`,
  )
  await sql`commit`
  const plan = explained?.['QUERY PLAN'][0]
  return plan ? plan['Planning Time'] + plan['Execution Time'] : Number.NaN
}

interface Requests {
  times: number[]
  failed: number
}

/** In turns, so that whatever else the machine does meets both. */
async function load(event: string, writers: Writer[]): Promise<Figure[]> {
  const rounds: Record<Table, Requests[]> = {event_comments: [], bare_comments: []}
  let next = 0
  const nextWriter = () => writers[next++ % writers.length] as Writer
  for (let round = 0; round < ROUNDS; round++)
    for (const table of tableNames) rounds[table].push(await sendComments(table, event, nextWriter))
  const perSecond = ({times}: Requests) => times.length / SECONDS
  const shares = rounds.event_comments.map(
    (comments, round) => (100 * perSecond(comments)) / perSecond(rounds.bare_comments[round] as Requests),
  )
  return [
    ...tableNames.flatMap((table) => [
      ...latency(
        tables[table],
        rounds[table].flatMap(({times}) => times),
      ),
      repeated(tables[table], 'requests', '1/s', rounds[table].map(perSecond)),
      {
        subject: tables[table],
        measure: 'failed',
        value: rounds[table].reduce((sum, {failed}) => sum + failed, 0),
      },
    ]),
    repeated('share of the bare table', 'requests', '%', shares),
  ]
}

/** Each connection sends one request after the other. */
async function sendComments(table: Table, event: string, nextWriter: () => Writer): Promise<Requests> {
  const {SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY} = stackEnv()
  const requests: Requests = {times: [], failed: 0}
  const until = performance.now() + SECONDS * 1000
  const write = async ({id, token}: Writer) => {
    const from = performance.now()
    const response = await fetch(`${SUPABASE_URL}/rest/v1/${table}`, {
      method: 'POST',
      headers: {
        apikey: SUPABASE_PUBLISHABLE_KEY,
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        prefer: 'return=minimal',
      },
      body: JSON.stringify({event_id: event, user_id: id, comment_text: `Rašau ${from}`}),
    })
    await response.body?.cancel()
    requests.times.push(performance.now() - from)
    if (!response.ok) requests.failed += 1
  }
  const connection = async () => {
    while (performance.now() < until) await write(nextWriter())
  }
  await Promise.all(Array.from({length: CONNECTIONS}, connection))
  return requests
}
