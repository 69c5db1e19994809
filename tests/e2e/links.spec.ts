import {expect, test} from '../support/test.ts'
import {inLanguage, routes} from '../support/routes.ts'

interface Found {
  status: number
  links: string[]
  pictures: string[]
}

test('every link and picture within the site leads somewhere', async ({page, request, baseURL}) => {
  test.setTimeout(180_000)
  await page.goto('/')
  const waiting = routes.flatMap(({path}) => [inLanguage('lt', path), inLanguage('en', path)])
  const linkedFrom = new Map(waiting.map((path) => [path, 'the route table']))
  const broken: string[] = []
  const pictures = new Map<string, string>()

  for (const path of waiting) {
    const found = await page.evaluate(readPage, path)
    if (found.status !== 200) broken.push(`${path}, linked from ${linkedFrom.get(path)}: ${found.status}`)
    for (const picture of found.pictures) pictures.set(picture, path)
    for (const link of found.links) {
      const {origin, pathname, search} = new URL(link, new URL(path, baseURL))
      const address = pathname + search
      if (origin !== new URL(baseURL ?? '').origin || linkedFrom.has(address)) continue
      linkedFrom.set(address, path)
      waiting.push(address)
    }
  }

  for (const [picture, path] of pictures) {
    const status = (await request.get(picture)).status()
    if (status !== 200) broken.push(`picture ${picture} on ${path}: ${status}`)
  }
  expect(broken).toEqual([])
  expect(waiting.length).toBeGreaterThan(90)
  expect(pictures.size).toBeGreaterThan(30)
})

/** Runs in the page. */
async function readPage(path: string): Promise<Found> {
  const answer = await fetch(path)
  const html = answer.headers.get('content-type')?.includes('html') ? await answer.text() : ''
  const content = new DOMParser().parseFromString(html, 'text/html')
  return {
    status: answer.status,
    links: [...content.querySelectorAll('a[href], link[rel=alternate][href], form[action]')].flatMap(
      (link) => link.getAttribute('href') ?? link.getAttribute('action') ?? [],
    ),
    pictures: [...content.querySelectorAll('img[src]')].flatMap((img) => img.getAttribute('src') ?? []),
  }
}
