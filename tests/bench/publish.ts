import {setTimeout as wait} from 'node:timers/promises'
import type {Section} from '../../scripts/bench/report.ts'
import {stackEnv} from '../env.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {latency} from './figures.ts'

const PUBLICATIONS = 100
const LIMIT_MS = 10_000

/** Time from publishing a news item's new title until its page shows it in both languages. */
export async function measurePart(): Promise<Section[]> {
  const client = sanityClient()
  const item = await client.fetch<{_id: string; slug: string; title: {lt: string; en: string}} | null>(
    '*[_type == "newsItem"] | order(date desc)[0]{_id, "slug": slug.current, title}',
  )
  if (!item) throw new Error('The dataset holds no news item to publish')
  const times: number[] = []
  try {
    for (let n = 1; n <= PUBLICATIONS; n++) {
      const mark = `${Date.now().toString(36)}${n}`
      const from = performance.now()
      await client
        .patch(item._id)
        .set({'title.lt': `Matavimas ${mark}`, 'title.en': `Measure ${mark}`})
        .commit()
      const seen = await Promise.all([
        visibleAfter(`/naujienos/${item.slug}`, `Matavimas ${mark}`, from),
        visibleAfter(`/en/naujienos/${item.slug}`, `Measure ${mark}`, from),
      ])
      times.push(Math.max(...seen))
    }
  } finally {
    await client.patch(item._id).set({title: item.title}).commit()
  }
  return [{title: `publish to visible, ${PUBLICATIONS} publications`, figures: latency('a news item', times)}]
}

async function visibleAfter(path: string, text: string, from: number): Promise<number> {
  while (performance.now() - from < LIMIT_MS) {
    const page = await fetch(stackEnv().SITE_URL + path)
    if ((await page.text()).includes(text)) return performance.now() - from
    await wait(10)
  }
  throw new Error(`${path} does not show the new title after ${LIMIT_MS} ms`)
}
