import {sanityClient} from '../../support/sanity-client.ts'
import {timesOf, type Wait} from './wait.ts'

/** What the Studio asks for when a volunteer opens a list, scrolls to its end or searches. */
const queries = {
  'Studio: list of news': `*[_type == "newsItem"] | order(date desc) [0...100] {_id, _type, title, date, image}`,
  'Studio: list of events': `*[_type == "event"] | order(start desc) [0...100] {_id, _type, title, start, image}`,
  'Studio: search': `*[_type in ["newsItem", "event", "photoAlbum"] && [title.lt, title.en] match text::query("vakar*")]
    | order(_updatedAt desc) [0...100] {_id, _type, title}`,
  'Studio: one document': `*[_id in ["growth-news-7", "drafts.growth-news-7"]]`,
}

/** What a volunteer waits for in the Studio's lists. */
export async function studioWaits(): Promise<Wait[]> {
  const client = sanityClient().withConfig({perspective: 'drafts'})
  const waits: Wait[] = []
  for (const [subject, query] of Object.entries(queries)) {
    await client.fetch(query)
    waits.push({subject, aim: 0.1, times: await timesOf(10, () => client.fetch(query))})
  }
  return waits
}
