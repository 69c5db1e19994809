import {stackEnv} from '../env.ts'
import {sanityClient} from '../support/sanity-client.ts'

const PUBLISHES = 20
const LIMIT_MS = 10_000

const {SITE_URL} = stackEnv()
const client = sanityClient()

const item = await client.fetch<{_id: string; slug: string; title: {lt: string; en: string}} | null>(
  '*[_type == "newsItem"] | order(date desc)[0]{_id, "slug": slug.current, title}',
)
if (!item) throw new Error('The dataset holds no news item to publish')

async function visibleAt(path: string, text: string, from: number): Promise<number> {
  while (performance.now() - from < LIMIT_MS) {
    const page = await fetch(SITE_URL + path)
    if ((await page.text()).includes(text)) return performance.now() - from
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error(`${path} does not show the new title after ${LIMIT_MS} ms`)
}

function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

const times: number[] = []
for (let n = 1; n <= PUBLISHES; n++) {
  const mark = `${Date.now().toString(36)}${n}`
  const from = performance.now()
  await client
    .patch(item._id)
    .set({'title.lt': `Matavimas ${mark}`, 'title.en': `Measure ${mark}`})
    .commit()
  const [lt, en] = await Promise.all([
    visibleAt(`/naujienos/${item.slug}`, `Matavimas ${mark}`, from),
    visibleAt(`/en/naujienos/${item.slug}`, `Measure ${mark}`, from),
  ])
  times.push(Math.max(lt, en))
}
await client.patch(item._id).set({title: item.title}).commit()

times.sort((a, b) => a - b)
console.log(
  `publish to visible in both languages, ${PUBLISHES} publishes: ` +
    `p50 ${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms (target p95 under 1000 ms)`,
)
