import {inLanguage, routes} from '../support/routes.ts'
import {expect, test} from '../support/test.ts'
import {isOfTest} from '../support/test-content.ts'

/** Requests at a time: enough to keep two cores busy. */
const BATCH_SIZE = 4

interface Found {
  status: number
  links: string[]
  pictures: string[]
}

test('every internal link and picture works', async ({page, request, baseURL}) => {
  await page.goto('/')
  const paths = routes.flatMap(({path}) => [inLanguage('lt', path), inLanguage('en', path)])
  const linkedFrom = new Map(paths.map((path) => [path, 'the route table']))
  const broken: string[] = []
  const pictures = new Map<string, string>()

  await inBatches(paths, async (path) => {
    const found = await page.evaluate(readPage, path)
    if (found.status !== 200) broken.push(`${path}, linked from ${linkedFrom.get(path)}: ${found.status}`)
    for (const picture of found.pictures) pictures.set(picture, path)
    for (const link of found.links) {
      const {origin, pathname, search} = new URL(link, new URL(path, baseURL))
      const target = pathname + search
      if (origin !== new URL(baseURL ?? '').origin || linkedFrom.has(target) || isOfTest(pathname)) continue
      linkedFrom.set(target, path)
      paths.push(target)
    }
  })
  await inBatches([...pictures], async ([picture, path]) => {
    const status = (await request.get(picture)).status()
    if (status !== 200) broken.push(`picture ${picture} on ${path}: ${status}`)
  })

  expect(broken).toEqual([])
  expect(linkedFrom.size).toBeGreaterThan(90)
  expect(pictures.size).toBeGreaterThan(30)
})

/** Empties the queue, to which `work` may add. */
async function inBatches<Item>(queue: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  while (queue.length > 0) await Promise.all(queue.splice(0, BATCH_SIZE).map(work))
}

/** Runs in the browser. */
async function readPage(path: string): Promise<Found> {
  const response = await fetch(path)
  const html = response.headers.get('content-type')?.includes('html') ? await response.text() : ''
  const content = new DOMParser().parseFromString(html, 'text/html')
  return {
    status: response.status,
    links: [...content.querySelectorAll('a[href], link[rel=alternate][href], form[action]')].flatMap(
      (link) => link.getAttribute('href') ?? link.getAttribute('action') ?? [],
    ),
    pictures: [...content.querySelectorAll('img[src]:not([src^="data:"])')].flatMap(
      (img) => img.getAttribute('src') ?? [],
    ),
  }
}
