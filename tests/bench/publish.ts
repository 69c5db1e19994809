import type {Section} from '../../scripts/bench/report.ts'
import {latency} from './figures.ts'
import {withNewsItem} from './publication.ts'

const PUBLICATIONS = 100
const LIMIT_MS = 10_000

/** Time from publishing a news item's new title until its page shows it in both languages. */
export async function measurePart(): Promise<Section[]> {
  const times: number[] = []
  await withNewsItem(async (publish) => {
    for (let n = 0; n < PUBLICATIONS; n++) times.push(await publish(LIMIT_MS))
  })
  const subject = `a news item, ${PUBLICATIONS} publications (target: p95 under 1000 ms)`
  return [{title: 'publish to visible', figures: latency(subject, times)}]
}
