import {setTimeout as wait} from 'node:timers/promises'
import type {Figure} from '../../../scripts/bench/report.ts'
import {withOwnSite} from '../../support/own-site.ts'
import {pages} from '../pages-measured.ts'
import {memoryOf} from '../proc.ts'
import {withNewsItem} from '../publication.ts'
import {visit} from './visitors.ts'

/** A small machine. */
const NODE_OPTIONS = '--max-old-space-size=256'
const PUBLICATIONS = 1000
const HALF = PUBLICATIONS / 2
const UNKNOWN_PATHS = 20_000
const AT_ONCE = 20
const PUBLISH_LIMIT_MS = 10_000
const SAMPLE_MS = 250

/** The most memory that the site takes in each of these, one after the other, in one process. */
export async function longRun(): Promise<Figure[]> {
  const figures: Figure[] = []
  await withOwnSite(
    async ({lake, site}) => {
      const measure = async (subject: string, work: () => Promise<unknown>) => {
        const value = await mostMemory(site.pid, work)
        figures.push({subject, measure: 'most', unit: 'MB', value: Math.round(value)})
      }
      const place = {client: lake.client(), siteUrl: site.url}
      await measure('visitors', () => visit(site.url))
      await withNewsItem(async (publish) => {
        const publishOften = async (times: number) => {
          for (let n = 0; n < times; n++) {
            await publish(PUBLISH_LIMIT_MS)
            await Promise.all(pages.slice(0, 4).map((path) => statusOf(site.url + path)))
          }
        }
        await measure(`${HALF} publications`, () => publishOften(HALF))
        await measure(`${HALF} more`, () => publishOften(HALF))
      }, place)
      await measure(`${UNKNOWN_PATHS} unknown paths`, () => askForUnknownPaths(site.url))
      await measure('visitors again', () => visit(site.url))
    },
    {NODE_OPTIONS},
  )
  return figures
}

async function mostMemory(pid: number, work: () => Promise<unknown>): Promise<number> {
  const samples = [memoryOf(pid).rss]
  let isDone = false
  const working = work().finally(() => (isDone = true))
  working.catch(() => {})
  while (!isDone) {
    await wait(SAMPLE_MS)
    samples.push(memoryOf(pid).rss)
  }
  await working
  return Math.max(...samples)
}

async function askForUnknownPaths(siteUrl: string): Promise<void> {
  const ask = async (first: number) => {
    for (let n = first; n < UNKNOWN_PATHS; n += AT_ONCE) {
      const status = await statusOf(`${siteUrl}/nera-${n}`)
      if (status !== 404) throw new Error(`/nera-${n} returned ${status}`)
    }
  }
  await Promise.all(Array.from({length: AT_ONCE}, (_, first) => ask(first)))
}

async function statusOf(url: string): Promise<number> {
  const response = await fetch(url)
  await response.arrayBuffer()
  return response.status
}
