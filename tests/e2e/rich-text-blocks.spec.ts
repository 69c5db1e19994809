import {readFile} from 'node:fs/promises'
import type {Page} from '@playwright/test'
import {stackEnv} from '../env.ts'
import {accessibilityFaults} from '../support/accessibility.ts'
import {untilPublished, untilServed} from '../support/on-site.ts'
import {printedSheets} from '../support/paper.ts'
import {inLanguage} from '../support/routes.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {expect, test} from '../support/test.ts'
import {languageViews} from '../support/views.ts'

// What volunteers put between the paragraphs of a text.

const _id = `e2e-blocks-${Date.now().toString(36)}`
const path = `/naujienos/${_id}`
const pdf = Buffer.from('%PDF-1.4\n% A programme of a test.\n')
const film = 'aqz-KE-bpKQ'

test.beforeAll(async ({playwright}) => {
  const client = sanityClient()
  const asset = await client.assets.upload('file', pdf, {filename: 'mugės programa.pdf'})
  const blocks = (language: string, words: {[key: string]: string}) => [
    {
      _type: 'block',
      _key: `${language}0`,
      style: 'normal',
      markDefs: [],
      children: [{_type: 'span', _key: `${language}0s`, text: words.text, marks: []}],
    },
    {_type: 'linkButton', _key: `${language}1`, label: words.button, href: '/kontaktai'},
    {_type: 'video', _key: `${language}2`, url: `https://youtu.be/${film}?t=90`, title: words.film},
    {
      _type: 'download',
      _key: `${language}3`,
      title: words.file,
      file: {_type: 'file', asset: {_type: 'reference', _ref: asset._id}},
    },
    {
      _type: 'table',
      _key: `${language}4`,
      caption: words.table,
      rows: [0, 1, 2].map((row) => ({
        _type: 'tableRow',
        _key: `${language}4r${row}`,
        cells: [0, 1, 2, 3, 4, 5].map((column) => `${words.cell}${row}${column}`),
      })),
    },
  ]
  await client.create({
    _id,
    _type: 'newsItem',
    title: {_type: 'localizedString', lt: `Mugė ${_id}`, en: `Fair ${_id}`},
    slug: {_type: 'slug', current: _id},
    description: {_type: 'localizedText', lt: 'Mugė.', en: 'A fair.'},
    date: '2025-10-01',
    category: 'community',
    body: {
      _type: 'localizedBody',
      lt: blocks('lt', {
        text: 'Kviečiame.',
        button: 'Užsisakyti stalą',
        film: 'Pernykštė mugė',
        file: 'Programa',
        table: 'Stalų kainos',
        cell: 'langelis',
      }),
      en: blocks('en', {
        text: 'Welcome.',
        button: 'Book a stall',
        film: 'Last year’s fair',
        file: 'Programme',
        table: 'Prices of stalls',
        cell: 'celltext',
      }),
    },
  })
  const request = await playwright.request.newContext({baseURL: stackEnv().SITE_URL})
  await untilPublished(request, path)
  await untilServed(request, `/en${path}`, 'Prices of stalls')
  await request.dispose()
})

test.afterAll(async () => {
  await sanityClient().delete(_id)
})

/** Hosts other than the site's that the page asks for something from now on. */
function hostsAsked(page: Page): Set<string> {
  const own = new Set(
    Object.values(stackEnv()).flatMap((url) => (URL.canParse(url) ? [new URL(url).host] : [])),
  )
  const hosts = new Set<string>()
  page.on('request', (request) => {
    const {host, protocol} = new URL(request.url())
    if (protocol.startsWith('http') && !own.has(host)) hosts.add(host)
  })
  return hosts
}

for (const {language, details} of languageViews) {
  const words = {
    lt: {
      play: 'Paleisti vaizdo įrašą: Pernykštė mugė',
      film: 'Pernykštė mugė',
      file: 'Programa (PDF, 1 kB)',
      table: 'Stalų kainos',
      button: 'Užsisakyti stalą',
      cell: 'langelis25',
    },
    en: {
      play: 'Play the video: Last year’s fair',
      film: 'Last year’s fair',
      file: 'Programme (PDF, 1 kB)',
      table: 'Prices of stalls',
      button: 'Book a stall',
      cell: 'celltext25',
    },
  }[language]
  const url = inLanguage(language, path)

  test(`a video asks nobody for anything until it is played, in ${language}`, details, async ({page}) => {
    const hosts = hostsAsked(page)
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({contentType: 'text/html', body: '<title>player</title>'}),
    )
    await page.goto(url)
    const play = page.getByRole('button', {name: words.play})
    await play.scrollIntoViewIfNeeded()
    const before = await play.boundingBox()
    expect([...hosts]).toEqual([])

    await play.focus()
    await page.keyboard.press('Enter')
    const player = page.locator(`iframe[title="${words.film}"]`)
    await expect(player).toBeFocused()
    await expect(player).toHaveAttribute('src', new RegExp(`/embed/${film}\\?.*hl=${language}&start=90$`))
    expect(await player.boundingBox()).toEqual(before)
    await expect.poll(() => [...hosts]).toEqual(['www.youtube-nocookie.com'])
  })

  test(
    `a table that is too wide for a phone is scrolled by keyboard, in ${language}`,
    details,
    async ({page}) => {
      await page.setViewportSize({width: 360, height: 740})
      await page.goto(url)
      const table = page.getByRole('table', {name: words.table})
      const region = page.getByRole('region', {name: words.table})
      await expect(region).toBeVisible()
      await region.focus()
      await expect(region).toBeFocused()
      for (let times = 0; times < 12; times++) await page.keyboard.press('ArrowRight')
      await expect(table.getByText(words.cell)).toBeInViewport({ratio: 1})
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      expect(await accessibilityFaults(page)).toEqual([])

      await page.setViewportSize({width: 1280, height: 740})
      await expect(region).toHaveCount(0)
      await expect(table.getByRole('columnheader')).toHaveCount(6)
      await expect(table.getByRole('rowheader')).toHaveCount(2)
    },
  )

  test(`a file is downloaded under its own name, in ${language}`, details, async ({page}) => {
    await page.goto(url)
    const started = page.waitForEvent('download')
    await page.getByRole('link', {name: words.file}).click()
    const download = await started
    expect(download.suggestedFilename()).toBe('mugės programa.pdf')
    expect(await readFile(await download.path())).toEqual(pdf)
  })

  test(`paper has the addresses and the whole table, in ${language}`, details, async ({page}) => {
    await page.goto(url)
    const text = (await printedSheets(page)).map((sheet) => sheet.text).join(' ')
    for (const word of [words.film, words.file, words.table, words.cell]) expect(text).toContain(word)
    const {host} = new URL(stackEnv().SITE_URL)
    expect(text).toContain(`${words.button}: ${host}${inLanguage(language, '/kontaktai')}`)
    expect(text.replaceAll(' ', '')).toContain(`youtube.com/watch?v=${film}&t=90s`)
    expect(text).toMatch(/\/files\/\S+\.pdf/)
  })
}

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false})

  test('a video is a link, and everything else is there', async ({page}) => {
    await page.goto(path)
    await expect(page.getByRole('button', {name: /^Paleisti/})).toBeHidden()
    await expect(page.getByRole('link', {name: /^Žiūrėti „YouTube“/})).toHaveAttribute(
      'href',
      `https://www.youtube.com/watch?v=${film}&t=90s`,
    )
    await expect(page.getByRole('link', {name: 'Programa (PDF, 1 kB)'})).toBeVisible()
    await expect(page.getByRole('table', {name: 'Stalų kainos'})).toBeVisible()
  })
})

test('pages frame the two players and nobody else', async ({request}) => {
  const {'content-security-policy': policy} = (await request.get(path)).headers()
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com;')
})
