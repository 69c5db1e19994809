import postgres from 'postgres'
import type {Figure, Section} from '../../scripts/bench/report.ts'
import {stackEnv} from '../env.ts'
import {demoAdmin, supabaseClient} from '../support/people.ts'
import {adminPages} from './admin-pages.ts'
import {latency} from './figures.ts'
import {COMMENTS, writeManyComments} from './many-comments.ts'
import {measureNewComments} from './new-comments.ts'

const SECONDS = 8

/** Queries and inserts under the policies, in a database of many people and comments. */
export async function measurePart(): Promise<Section[]> {
  const sql = postgres(stackEnv().DATABASE_URL, {max: 2, onnotice: () => {}})
  try {
    const busiest = await writeManyComments(sql)
    return [
      {
        title: `Supabase: under load, ${COMMENTS} comments`,
        figures: await read(busiest),
      },
      ...(await measureNewComments(sql, busiest)),
      {
        title: 'Supabase: tables of the admin dashboard (target: p95 under 200 ms)',
        figures: await showAdminPages(),
      },
    ]
  } finally {
    await sql.end()
  }
}

async function read(event: string): Promise<Figure[]> {
  const readers = Array.from({length: 10}, () => supabaseClient())
  const comments = await sendOn(readers, (client) =>
    client.rpc('comment_page', {event_keys: [event]}, {get: true}),
  )
  const counters = await sendOn(readers, (client) =>
    client.rpc('reaction_counts', {event_keys: ['kaledos-2025', event]}, {get: true}),
  )
  return [
    ...figuresOf('a page of comments, 10 connections', comments),
    ...figuresOf('counters, 10 connections', counters),
  ]
}

interface Requests {
  times: number[]
  failed: number
}

/** Sends requests on each connection, one after the other, for `SECONDS`. */
async function sendOn<Connection>(
  connections: Connection[],
  request: (connection: Connection) => PromiseLike<{error: unknown}>,
): Promise<Requests> {
  const requests: Requests = {times: [], failed: 0}
  const until = performance.now() + SECONDS * 1000
  await Promise.all(
    connections.map(async (connection) => {
      while (performance.now() < until) {
        const from = performance.now()
        const {error} = await request(connection)
        requests.times.push(performance.now() - from)
        if (error) requests.failed += 1
      }
    }),
  )
  return requests
}

const figuresOf = (subject: string, {times, failed}: Requests): Figure[] => [
  ...latency(subject, times),
  {subject, measure: 'requests', unit: '1/s', value: times.length / SECONDS},
  {subject, measure: 'failed', value: failed},
]

async function showAdminPages(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [subject, show] of adminPages(await demoAdmin(), 'kaledos-2025')) {
    const times: number[] = []
    for (let run = 0; run < 60; run++) {
      const from = performance.now()
      const {error} = await show()
      if (error) throw new Error(`${subject}: ${JSON.stringify(error)}`)
      times.push(performance.now() - from)
    }
    figures.push(...latency(subject, times))
  }
  return figures
}
