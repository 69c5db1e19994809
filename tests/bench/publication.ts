import {setTimeout as wait} from 'node:timers/promises'
import {stackEnv} from '../env.ts'
import {sanityClient} from '../support/sanity-client.ts'

const POLL_MS = 10

interface NewsItem {
  _id: string
  slug: string
  title: {lt: string; en: string}
}

/** Publishes the newest news item under other titles, and restores its own at the end. */
export async function withNewsItem(
  run: (publish: (limitMs: number) => Promise<number>) => Promise<void>,
  {client, siteUrl} = {client: sanityClient(), siteUrl: stackEnv().SITE_URL},
): Promise<void> {
  const item = await client.fetch<NewsItem | null>(
    '*[_type == "newsItem"] | order(date desc)[0]{_id, "slug": slug.current, title}',
  )
  if (!item) throw new Error('The dataset holds no news item to publish')
  try {
    await run(async (limitMs) => {
      const mark = crypto.randomUUID()
      const from = performance.now()
      await client
        .patch(item._id)
        .set({'title.lt': `Matavimas ${mark}`, 'title.en': `Measure ${mark}`})
        .commit()
      const deadline = from + limitMs
      await Promise.all([
        waitUntilVisible(`${siteUrl}/naujienos/${item.slug}`, `Matavimas ${mark}`, deadline),
        waitUntilVisible(`${siteUrl}/en/naujienos/${item.slug}`, `Measure ${mark}`, deadline),
      ])
      return performance.now() - from
    })
  } finally {
    await client.patch(item._id).set({title: item.title}).commit()
  }
}

/**
 * Resolves when the site is done with the webhooks that loading the example content left for it, which it receives once it
 * has started.
 *
 * @throws {Error} if that takes longer than `limitMs`
 */
export async function waitUntilSettled(limitMs: number): Promise<void> {
  await withNewsItem(async (publish) => {
    await publish(limitMs)
  })
}

async function waitUntilVisible(url: string, text: string, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    const page = await fetch(url)
    if ((await page.text()).includes(text)) return
    await wait(POLL_MS)
  }
  throw new Error(`${url} does not show a new title in time`)
}
