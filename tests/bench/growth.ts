import {setTimeout as wait} from 'node:timers/promises'
import postgres from 'postgres'
import type {Figure, Section} from '../../scripts/bench/report.ts'
import {exponentOf, percentile} from '../../scripts/bench/statistics.ts'
import {stackEnv} from '../env.ts'
import {serviceClient} from '../support/people.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {growContent} from './growth/content.ts'
import {databaseWaits} from './growth/database-waits.ts'
import {linearWaits} from './growth/linear-waits.ts'
import {growRows} from './growth/rows.ts'
import {publishWait, visitorWaits} from './growth/site-waits.ts'
import {shares, sizeAt, type Size} from './growth/sizes.ts'
import {studioWaits} from './growth/studio-waits.ts'
import type {Wait} from './growth/wait.ts'
import {waitUntilSettled} from './publication.ts'
import {processorTime} from './services.ts'

const IMPORT_MS = 300_000
const IDLE_MS = 180_000
const SAMPLE_MS = 500
/** Processor time of all services together in a sample. */
const IDLE_SAMPLE_MS = 60

/** What people wait for as content and people become many, at four sizes, and how it grows. */
export async function measurePart(): Promise<Section[]> {
  const sql = postgres(stackEnv().DATABASE_URL, {max: 1, onnotice: () => {}})
  const measured: Wait[][] = []
  try {
    let size = sizeAt(0)
    for (const share of shares) {
      const next = sizeAt(share)
      const since = performance.now()
      await growContent(sanityClient(), size, next)
      await waitUntilSettled(IMPORT_MS)
      await syncContent()
      await growRows(sql, size, next)
      await waitUntilIdle()
      console.log(`growth: ${next.news} news after ${seconds(since)} s`)
      measured.push(await waitsAt(next))
      size = next
    }
  } finally {
    await sql.end()
  }
  return [{title: titleOf(sizeAt(1)), figures: figuresOf(measured)}]
}

async function waitsAt(size: Size): Promise<Wait[]> {
  const waits = [...(await visitorWaits(size)), ...(await studioWaits()), ...(await databaseWaits())]
  waits.push(...(await linearWaits()))
  const published = await publishWait()
  const since = performance.now()
  await waitUntilIdle()
  const rendered = {subject: 'rendering after a change', aim: 1, times: [performance.now() - since]}
  return [...waits, published, rendered]
}

/** The copy of the list of content, to which rows refer. */
async function syncContent(): Promise<void> {
  const {error} = await serviceClient().functions.invoke('sync-content', {body: {}})
  if (error) throw error
}

/** Resolves when all services have done what they do in the background, or after three minutes. */
async function waitUntilIdle(): Promise<void> {
  const deadline = performance.now() + IDLE_MS
  for (let idle = 0; idle < 3 && performance.now() < deadline;) {
    const before = processorTime()
    await wait(SAMPLE_MS)
    idle = processorTime() - before < IDLE_SAMPLE_MS ? idle + 1 : 0
  }
}

/** The median at each size, the exponent, and the aim for it. */
function figuresOf(measured: Wait[][]): Figure[] {
  return (measured.at(-1) ?? []).flatMap(({subject, aim}) => {
    const times = measured.map((waits) =>
      percentile(waits.find((each) => each.subject === subject)?.times ?? [], 0.5),
    )
    const exponent = exponentOf(shares, times)
    return [
      ...times.map((value, at) => ({subject, measure: `×1/${1 / (shares[at] ?? 1)}`, unit: 'ms', value})),
      {subject, measure: 'exponent', value: Math.round(exponent * 100) / 100},
      {subject, measure: 'aim', value: aim},
      {subject, measure: 'missed', value: exponent > aim ? 'missed' : ''},
    ]
  })
}

const seconds = (since: number) => Math.round((performance.now() - since) / 1000)

const titleOf = (size: Size) =>
  `growth: up to ${Object.entries(size)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')}`
