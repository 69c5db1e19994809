import {stackEnv} from '../../env.ts'
import {withNewsItem} from '../publication.ts'
import {newsSlug} from './content.ts'
import type {Size} from './sizes.ts'
import {timesOf, type Wait} from './wait.ts'

const OFTEN = 15
const pages = {
  home: '/',
  'news, first page': '/naujienos',
  'news, all headlines': '/naujienos/puslapis/visos',
  events: '/renginiai',
  photos: '/fotografijos',
  'one album': '/fotografijos/albumas/growth-album-0',
}

/** At the smallest size, the lists have this many further pages. Each is rendered when it is asked for. */
const furtherPages = [
  {subject: 'news, further pages', path: '/naujienos/puslapis', pages: OFTEN},
  {subject: 'past events, further pages', path: '/renginiai/puslapis', pages: 5},
  {subject: 'photos, further pages', path: '/fotografijos/puslapis', pages: 2},
]
const searches = ['kaledu', 'vakaras mokykloje', 'sventes renginys kada', 'lietuviu bendruom', 'krepsynis']

/** What a visitor waits for, until the last byte. */
export async function visitorWaits({news}: Size): Promise<Wait[]> {
  const read = async (path: string, status = 200) => {
    const response = await fetch(stackEnv().SITE_URL + path)
    await response.arrayBuffer()
    if (response.status !== status) throw new Error(`${path} returned ${response.status}`)
  }
  const waits: Wait[] = []
  const measure = async (subject: string, pathOf: (run: number) => string, status = 200) =>
    waits.push({subject, aim: 0.1, times: await timesOf(OFTEN, (run) => read(pathOf(run), status))})

  // Every second of them in each size is asked for at this size only.
  const old = (run: number) => newsSlug(Math.floor(news / 2) + run * 2 + 1)
  await measure('page, first request', (run) => `/naujienos/${old(run)}`)
  await measure('page, again', (run) => `/naujienos/${old(run)}`)
  for (const [name, path] of Object.entries(pages)) {
    await read(path)
    await measure(name, () => path)
  }
  for (const {subject, path, pages: runs} of furtherPages)
    waits.push({subject, aim: 0.1, times: await timesOf(runs, (run) => read(`${path}/${2 + run}`))})
  await measure('unknown path', (run) => `/naujienos/nera-${news}-${run}`, 404)
  const search = (run: number) =>
    `/api/search?language=lt&q=${encodeURIComponent(searches[run % searches.length] ?? '')}`
  await read(search(0))
  await measure('search', search)
  return waits
}

/** From the press of Publish to the page in both languages. */
export async function publishWait(): Promise<Wait> {
  const times: number[] = []
  await withNewsItem(async (publish) => {
    for (let run = 0; run < 5; run++) times.push(await publish(120_000))
  })
  return {subject: 'publish to visible', aim: 0.1, times}
}
