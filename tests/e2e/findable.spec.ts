import {XMLParser} from 'fast-xml-parser'
import type {Page} from '@playwright/test'
import {sanityClient} from '../support/sanity-client.ts'
import {untilPublished} from '../support/on-site.ts'
import {inLanguage, routes} from '../support/routes.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

const xml = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['url', 'item', 'xhtml:link'].includes(name),
})
const results = [
  '/membership-success',
  '/christmas-success',
  '/christmas-cancelled',
  '/aukojimas-sekmingai',
  '/aukojimas-atsauktas',
]
/** The forms of documents are found by the page of the document. */
const notListed = [
  ...results,
  '/mano-auka',
  '/paieska',
  '/renginiai/kaledos',
  '/aukoti/is-sirdies-i-sirdi',
  '/registracija/penki-uz-lietuva',
]

interface SitemapEntry {
  loc: string
  lastmod?: string
  'xhtml:link': {'@_hreflang': string; '@_href': string}[]
}

interface FeedItem {
  title: string
  link: string
  pubDate: string
  description: string
  enclosure?: {'@_url': string; '@_type': string}
}

/** The JSON-LD of the page, by type. */
async function thingsOn(page: Page): Promise<Record<string, Record<string, unknown>>> {
  const [script] = await page.locator('script[type="application/ld+json"]').allTextContents()
  const graph: {'@type': string}[] = JSON.parse(script ?? '{}')['@graph']
  return Object.fromEntries(graph.map((thing) => [thing['@type'], thing]))
}

test('the sitemap has every page in both languages, with alternates, and nothing else', async ({
  request,
  baseURL,
}) => {
  const response = await request.get('/sitemap.xml')
  const entries: SitemapEntry[] = xml.parse(await response.text()).urlset.url
  const paths = entries.map(({loc}) => loc.replace(baseURL ?? '', '') || '/')
  expect(new Set(paths).size).toBe(paths.length)
  const wanted = routes.filter(({path}) => !notListed.includes(path))
  for (const {path} of wanted) {
    expect(paths).toContain(inLanguage('lt', path))
    expect(paths).toContain(inLanguage('en', path))
  }
  for (const path of notListed) expect(paths).not.toContain(path)
  for (const entry of entries) {
    expect(entry['xhtml:link'].map((link) => link['@_hreflang']).toSorted()).toEqual([
      'en',
      'lt',
      'x-default',
    ])
    expect(entry['xhtml:link'].map((link) => link['@_href'])).toContain(entry.loc)
  }
  const undated = entries.filter(({lastmod}) => !lastmod).map(({loc}) => loc.replace(baseURL ?? '', ''))
  // It shows no content.
  expect(undated).toEqual(['/aukoti', '/en/aukoti'])
})

test('robots.txt names the sitemap and disallows the API', async ({request, baseURL}) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(text).toContain('Disallow: /api/')
})

for (const {path, title, first, details} of [
  {path: '/rss.xml', title: /^Naujienos – /, first: /filmas/, details: {}},
  {path: '/en/rss.xml', title: /^News – /, first: /film/, details: long},
]) {
  test(
    `${path} has the news, newest first, with absolute URLs`,
    details,
    async ({page, request, baseURL}) => {
      const response = await request.get(path)
      expect(response.headers()['content-type']).toContain('application/rss+xml')
      const {channel} = xml.parse(await response.text()).rss
      expect(channel.title).toMatch(title)
      const items: FeedItem[] = channel.item
      expect(items.length).toBeGreaterThanOrEqual(10)
      const dates = items.map(({pubDate}) => Date.parse(pubDate))
      expect(dates).toEqual(dates.toSorted((a, b) => b - a))
      expect(items.some((item) => first.test(item.title))).toBe(true)
      for (const item of items) {
        expect(item.link.startsWith(`${baseURL}/`)).toBe(true)
        expect(item.description).toMatch(/\S/)
      }
      const {enclosure} = items.find((item) => item.enclosure) ?? {}
      const picture = await request.get(enclosure?.['@_url'] ?? '')
      expect(picture.headers()['content-type']).toBe(enclosure?.['@_type'])
      await page.goto(path.replace('rss.xml', 'naujienos'))
      await expect(page.locator('link[type="application/rss+xml"]')).toHaveAttribute(
        'href',
        new RegExp(`${path}$`),
      )
    },
  )
}

test('the JSON-LD of an event has its time, organizer, prices and status', async ({page}) => {
  await page.goto('/en/kaledos-2025')
  const {Event: event, BreadcrumbList: breadcrumbs, NGO: organization} = await thingsOn(page)
  expect(event).toMatchObject({
    name: 'Lithuanian Christmas',
    startDate: '2025-12-13T17:00:00+00:00',
    eventStatus: 'https://schema.org/EventScheduled',
    organizer: {'@id': organization?.['@id']},
  })
  const offers = event?.offers as {price: number; priceCurrency: string}[]
  expect(offers.map(({price, priceCurrency}) => `${priceCurrency} ${price}`)).toEqual([
    'GBP 20',
    'GBP 15',
    'GBP 5',
  ])
  const crumbs = breadcrumbs?.itemListElement as {name: string}[]
  expect(crumbs.map(({name}) => name)).toEqual(['Home', 'Events', 'Lithuanian Christmas'])
})

test('summer events have the summer offset, and an unconfirmed date has no time', long, async ({page}) => {
  await page.goto('/renginiai/joniniai-2025')
  expect((await thingsOn(page)).Event?.startDate).toBe('2025-06-21T17:00:00+01:00')
  await page.goto('/misios')
  expect((await thingsOn(page)).Event?.startDate).toBe('2025-12-21')
})

test(
  'the JSON-LD of a cancelled event says so, and no text can close its script',
  long,
  async ({page, request}) => {
    const client = sanityClient()
    const key = 'e2e-atsauktas-2026'
    const id = `event-${key}`
    const title = '</script><script>document.title="x"</script>'
    await client.createOrReplace({
      _id: id,
      _type: 'event',
      title: {_type: 'localizedString', lt: title, en: title},
      eventKey: key,
      start: '2026-06-06T17:00:00.000Z',
      status: 'cancelled',
    })
    try {
      await untilPublished(request, `/renginiai/${key}`)
      await page.goto(`/renginiai/${key}`)
      await expect(page).not.toHaveTitle('x')
      const {Event: event} = await thingsOn(page)
      expect(event).toMatchObject({name: title, eventStatus: 'https://schema.org/EventCancelled'})
    } finally {
      await client.delete(id)
    }
  },
)

test('the JSON-LD of a news item has its headline, date and publisher', long, async ({page}) => {
  await page.goto('/naujienos')
  await page.locator('main article h2 a').first().click()
  await expect(page).toHaveURL(/naujienos\/./)
  const heading = await page.getByRole('heading', {level: 1}).textContent()
  const {NewsArticle: article, NGO: organization} = await thingsOn(page)
  expect(article).toMatchObject({headline: heading, publisher: {'@id': organization?.['@id']}})
  expect(article?.datePublished).toMatch(/^\d{4}-\d\d-\d\d$/)
})

test('every page has its own title, a description and a canonical URL, in both languages', async ({
  page,
  baseURL,
}) => {
  await page.goto('/robots.txt')
  const titles = new Map<string, string>()
  for (const {path} of routes.filter((route) => !notListed.includes(route.path))) {
    for (const language of ['lt', 'en'] as const) {
      const {title, descriptions, canonicals} = await page.evaluate(readHead, inLanguage(language, path))
      expect(title, path).toBeTruthy()
      expect(titles.get(title), `${path} and ${titles.get(title)} have the same title`).toBeUndefined()
      titles.set(title, path)
      expect(descriptions, path).toEqual([expect.stringMatching(/\S{3}/)])
      expect(canonicals.map((url) => new URL(url).href)).toEqual([
        new URL(inLanguage(language, path), baseURL).href,
      ])
    }
  }
})

/** Reads what search engines are served, without rendering it. Runs in the browser. */
async function readHead(path: string) {
  const response = await fetch(path)
  const content = new DOMParser().parseFromString(await response.text(), 'text/html')
  const valuesOf = (selector: string, attribute: string) =>
    [...content.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '')
  return {
    title: content.title,
    descriptions: valuesOf('meta[name=description]', 'content'),
    canonicals: valuesOf('link[rel=canonical]', 'href'),
  }
}

test('the alias of a page has the canonical URL', long, async ({page}) => {
  await page.goto('/en/renginiai/kaledos')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/kaledos-2025$/)
})
