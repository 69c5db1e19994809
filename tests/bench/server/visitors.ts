import {Agent, get} from 'node:http'
import {setTimeout as wait} from 'node:timers/promises'
import type {Figure} from '../../../scripts/bench/report.ts'
import {stackEnv} from '../../env.ts'
import {latency} from '../figures.ts'
import {pages} from '../pages-measured.ts'

const VISITORS = 200
const PAUSE_MS = 1000
const SECONDS = 20
/** Search has a figure of its own. */
const pagesRead = pages.filter((page) => !page.includes('/paieska'))

/** Each page is read once before, as the content may be newer than the build. */
export async function visitorsFigures(): Promise<Figure[]> {
  for (const path of pagesRead) await timeToRead(stackEnv().SITE_URL + path, new Agent())
  const times = await visit(stackEnv().SITE_URL)
  return latency(`${VISITORS} visitors, ${times.length} pages (target: p99 under 150 ms)`, times)
}

/** Each visitor has a connection of their own and arrives at a time of their own. Returns what each page took, in ms. */
export async function visit(siteUrl: string): Promise<number[]> {
  const agent = new Agent({keepAlive: true})
  const times: number[] = []
  const until = performance.now() + SECONDS * 1000
  async function visitor(number: number) {
    await wait((PAUSE_MS * number) / VISITORS)
    for (let n = number; performance.now() < until; n++) {
      times.push(await timeToRead(siteUrl + pagesRead[n % pagesRead.length], agent))
      await wait(PAUSE_MS)
    }
  }
  try {
    await Promise.all(Array.from({length: VISITORS}, (_, number) => visitor(number)))
  } finally {
    agent.destroy()
  }
  return times
}

function timeToRead(url: string, agent: Agent): Promise<number> {
  const since = performance.now()
  return new Promise((resolve, reject) => {
    get(url, {agent, headers: {'accept-encoding': 'gzip, deflate, br'}}, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} returned ${response.statusCode}`))
      response.resume()
      response.once('end', () => resolve(performance.now() - since))
    }).once('error', reject)
  })
}
