import type {SearchDocuments} from '../../../apps/web/features/search/ranking/search-document.ts'
import {createSearchIndex} from '../../../apps/web/features/search/ranking/search-index.ts'
import {stackEnv} from '../../env.ts'
import {serviceClient} from '../../support/people.ts'
import {timesOf, type Wait} from './wait.ts'

const RUNS = 5

/** What works on everything there is, for machines. */
export async function linearWaits(): Promise<Wait[]> {
  const read = async (path: string) => {
    const response = await fetch(stackEnv().SITE_URL + path)
    if (!response.ok) throw new Error(`${path} returned ${response.status}`)
    return response.text()
  }
  const waits: Wait[] = []
  const measure = async (subject: string, work: (run: number) => unknown, runs = RUNS) =>
    waits.push({subject, aim: 1, times: await timesOf(runs, work)})

  for (const path of ['/sitemap.xml', '/rss.xml', '/api/addresses']) {
    await read(path)
    await measure(path, () => read(path))
  }
  await measure('content sync', async () => {
    const {error} = await serviceClient().functions.invoke('sync-content', {body: {}})
    if (error) throw error
  })

  const {documents, synonyms}: SearchDocuments = JSON.parse(await read('/api/search/documents'))
  await measure('search index, from nothing', () => createSearchIndex(documents, synonyms), 1)
  return waits
}
