import {setTimeout as wait} from 'node:timers/promises'
import type {Section} from '../../scripts/bench/report.ts'
import {stackEnv} from '../env.ts'
import {latency} from './figures.ts'
import {withOwnSite} from '../support/own-site.ts'
import {pages} from './pages-measured.ts'
import {withNewsItem} from './publication.ts'

const PUBLICATIONS = 100
const LIMIT_MS = 10_000
const REQUESTS_PER_SECOND = 100
/** Search has a figure of its own. */
const pagesRead = pages.filter((page) => !page.startsWith('/paieska') && !page.startsWith('/en/paieska'))

/**
 * Time from publishing a news item's new title until its page shows it in both languages: alone, while others read, and
 * from the moment at which a site has started whose content changed since its build.
 */
export async function measurePart(): Promise<Section[]> {
  const alone = await publicationTimes()
  const amongReaders = await whileReading(() => publicationTimes())
  const afterStart = await afterStartTimes()
  return [
    {
      title: 'publish to visible',
      figures: [
        ...latency(`a news item, ${PUBLICATIONS} publications (target: p95 under 300 ms)`, alone),
        ...latency(
          `while ${REQUESTS_PER_SECOND} pages are read a second (target: p95 under 600 ms)`,
          amongReaders,
        ),
        ...latency(`the first ${PUBLICATIONS} after a start (target: p95 under 300 ms)`, afterStart),
      ],
    },
  ]
}

async function publicationTimes(place?: Parameters<typeof withNewsItem>[1]): Promise<number[]> {
  const times: number[] = []
  await withNewsItem(async (publish) => {
    for (let n = 0; n < PUBLICATIONS; n++) times.push(await publish(LIMIT_MS))
  }, place)
  return times
}

async function afterStartTimes(): Promise<number[]> {
  let times: number[] = []
  await withOwnSite(async ({lake, site}) => {
    times = await publicationTimes({client: lake.client(), siteUrl: site.url})
  })
  return times
}

/** Meanwhile pages are requested at a steady rate, each in turn, as browsers do. */
async function whileReading<Result>(run: () => Promise<Result>): Promise<Result> {
  let isDone = false
  async function read() {
    const since = performance.now()
    for (let n = 0; !isDone; n++) {
      void fetch(stackEnv().SITE_URL + pagesRead[n % pagesRead.length]).then((page) => page.arrayBuffer())
      await wait(Math.max(0, since + ((n + 1) * 1000) / REQUESTS_PER_SECOND - performance.now()))
    }
  }
  const reading = read()
  try {
    return await run()
  } finally {
    isDone = true
    await reading
  }
}
