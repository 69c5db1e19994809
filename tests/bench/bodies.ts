import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {Worker} from 'node:worker_threads'
import type {Figure, Section} from '../../scripts/bench/report.ts'
import {stackEnv, stateDirectory} from '../env.ts'
import {sendContactForm} from '../support/reading-attack.ts'
import {latency} from './figures.ts'
import {memoryOf} from './proc.ts'

const CONNECTIONS = 60
const SECONDS = 20

/** How long a contact form and a page take while 60 connections go on sending 4.6 MB to a function of the database. */
export async function measurePart(): Promise<Section[]> {
  const {SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY} = stackEnv()
  await visit(3)
  const before = [...memory('before'), ...figuresOf('nobody else', await visit(10))]
  const flood = new Worker(new URL('large-body-flood.ts', import.meta.url), {
    workerData: {url: SUPABASE_URL, key: SUPABASE_PUBLISHABLE_KEY, connections: CONNECTIONS},
  })
  const answers = Promise.withResolvers<Record<string, number>>()
  flood.on('message', answers.resolve).on('error', answers.reject)
  await wait(1000)
  const during = figuresOf(`${CONNECTIONS} senders`, await visit(SECONDS))
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  flood.postMessage('end')
  const sent = Object.entries(await answers.promise).map(([status, value]): Figure => ({
    subject: 'the senders',
    measure: `answers ${status}`,
    value,
  }))
  await flood.terminate()
  return [
    {
      title: 'bodies: 4.6 MB to reaction_counts',
      figures: [...before, ...during, ...sent, ...memory('after')],
    },
  ]
}

interface Visits {
  forms: number[]
  pages: number[]
  refused: number
}

/** A visitor sends a form and opens a page, each once a second. */
async function visit(seconds: number): Promise<Visits> {
  const {SITE_URL, SUPABASE_URL} = stackEnv()
  const visits: Visits = {forms: [], pages: [], refused: 0}
  const timed = async (times: number[], run: () => Promise<number>) => {
    const since = performance.now()
    const status = await run().catch(() => 0)
    times.push(performance.now() - since)
    if (status !== 200) visits.refused += 1
  }
  const until = performance.now() + seconds * 1000
  while (performance.now() < until) {
    // oxlint-disable-next-line no-await-in-loop -- one visitor
    await Promise.all([
      timed(visits.forms, () => sendContactForm(`${SUPABASE_URL}/functions/v1`)),
      timed(visits.pages, async () => {
        const response = await fetch(`${SITE_URL}/naujienos`)
        await response.text()
        return response.status
      }),
      wait(1000),
    ])
  }
  return visits
}

const figuresOf = (subject: string, {forms, pages, refused}: Visits): Figure[] => [
  ...latency(`contact form, ${subject}`, forms),
  ...latency(`page, ${subject}`, pages),
  {subject: `form and page, ${subject}`, measure: 'refused', value: refused},
]

function memory(when: string): Figure[] {
  const pid = Number(readFileSync(join(stateDirectory(), 'supabase/postgrest.pid'), 'utf8'))
  return [{subject: 'PostgREST', measure: `RSS ${when}`, unit: 'MB', value: memoryOf(pid).rss}]
}
