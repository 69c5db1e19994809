import type {Page} from '@playwright/test'
import type {Language} from '@site/schemas/languages'
import {stackEnv} from '../env.ts'
import {expectOnSite, untilServed} from '../support/on-site.ts'
import {roundTrip} from '../support/page-requests.ts'
import {printedSheets, readQrCode} from '../support/paper.ts'
import {inLanguage} from '../support/routes.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {expect, test} from '../support/test.ts'
import {languageViews, long, pageSets, views} from '../support/views.ts'

const languages = ['lt', 'en'] as const
const widths = [360, 1280]

/** What is pressed or filled in, and what surrounds every page. */
const notForPaper = {
  lt: /Naujienos|Prisijungti|Paaukoti|Pereiti prie|Dalytis|Komentarai|į kalendorių|Prenumeruoti|RSS|Visi renginiai|žemėlapyje|Anketa/,
  en: /\bNews\b|Log in|Donate|Skip to|\bShare\b|Comments|your calendar|Subscribe|RSS|All events|on a map|application/,
}
const community = {lt: 'Velso lietuvių bendruomenė', en: 'Lithuanian Community in Wales'}

/** The pages that people take along, with words that must not be missing. */
const sheets = [
  {
    path: '/kaledos-2025',
    lt: [
      'Lietuviškos Kalėdos',
      '£20',
      '2025 m. gruodžio 13 d., šeštadienis, 17:00–22:00',
      'Kalėdų Senelis',
      'Automobilio stovėjimas',
      'alergiškiems',
    ],
    en: [
      'Lithuanian Christmas',
      '£20',
      'Saturday 13 December 2025, 17:00–22:00',
      'On stage',
      'Parking',
      'allergies',
    ],
  },
  {
    path: '/renginiai/bbq-savaitgalis-2026',
    lt: [
      'Traukiniu',
      'Prieinamumas',
      'Patekimas be laiptų',
      'Rasa Ežeraitė',
      'Klausimai ir atsakymai',
      'avys',
    ],
    en: ['By train', 'Access', 'Step-free access', 'Rasa Ežeraitė', 'Questions and answers', 'sheep'],
  },
  {
    path: '/mokykleles/gintarelis',
    lt: ['Gintarėlis', '£7', 'Už vaikų saugą atsako', 'Patikros ir mokymai', 'Draudimas'],
    en: ['Gintarėlis', '£7', 'Safeguarding contact', 'Checks and training', 'Insurance'],
  },
  {
    path: '/taptinariu',
    lt: ['Tapkite bendruomenės nariu', '£15', 'Perveskite metinį mokestį', '00-00-00', 'info@'],
    en: ['Become a member', '£15', 'Transfer the annual fee', '00-00-00', 'info@'],
  },
]

for (const {path, ...words} of sheets) {
  for (const {language, width, details} of views) {
    const url = inLanguage(language, path)
    test(
      `${url} fits two sheets, with its address and nothing to press: ${width} px`,
      details,
      async ({page}) => {
        await page.setViewportSize({width, height: 800})
        await page.goto(url)
        await roundTrip(page)
        const printed = await printedSheets(page)
        expect(printed.length).toBeLessThanOrEqual(2)
        const text = printed.map((sheet) => sheet.text).join(' ')
        for (const word of [community[language], addressOf(url), ...words[language]])
          expect(text).toContain(word)
        expect(text).not.toMatch(notForPaper[language])
        await page.emulateMedia({media: 'print'})
        expect(await readQrCode(code(page))).toBe(stackEnv().SITE_URL + url)
      },
    )
  }
}

/** The address of a page as it is read aloud. */
const addressOf = (url: string) => new URL(stackEnv().SITE_URL).host + url

const code = (page: Page) => page.locator('img[src^="data:image/png;base64,"]')

test.describe('the events list on paper', () => {
  const ofSeed = ['/kaledos-2025', '/misios', '/renginiai/vasario-16-2026', '/renginiai/bbq-savaitgalis-2026']
  const words = {
    lt: ['Renginiai', '13', 'Bendruomenės salė', '£5–20', 'Nemokamai'],
    en: ['Events', '13', 'Community hall', '£5–20', 'Free'],
  }

  /** Goes to the list, and resolves to the months of its events once they are those of the content, other tests’ too. */
  async function openWithMonths(page: Page, language: Language): Promise<string> {
    const url = inLanguage(language, '/renginiai')
    let months = ''
    await expectOnSite(async () => {
      months = await monthsOfEvents(language)
      await page.goto(url)
      return (await page.getByRole('main').textContent())?.replaceAll(/\s+/g, ' ').includes(months)
    }).toBe(true)
    return months
  }

  async function monthsOfEvents(language: Language): Promise<string> {
    const events = await sanityClient().fetch<
      {start: string; status?: string; dateToBeConfirmed?: boolean}[]
    >('*[_type == "event" && start > "2025-11-16"] | order(start asc){start, status, dateToBeConfirmed}')
    const dated = events.filter(({status, dateToBeConfirmed}) => status !== 'cancelled' && !dateToBeConfirmed)
    const [first, last] = [dated[0], dated.at(-1)].map((event) => new Date(event?.start ?? Number.NaN))
    const format = new Intl.DateTimeFormat({lt: 'lt-LT', en: 'en-GB'}[language], {
      year: 'numeric',
      month: 'long',
    })
    return format.formatRange(first ?? 0, last ?? 0).replaceAll(/\s+/g, ' ')
  }

  for (const {language, details} of languageViews) {
    test(`is a poster on one sheet: ${language}`, details, async ({page}) => {
      const url = inLanguage(language, '/renginiai')
      for (const width of widths) {
        await page.setViewportSize({width, height: 800})
        const months = await openWithMonths(page, language)
        await keepEvents(
          page,
          ofSeed.map((path) => inLanguage(language, path)),
        )
        const printed = await printedSheets(page)
        expect(printed).toHaveLength(1)
        const {text = '', pictures} = printed[0] ?? {}
        for (const word of [community[language], addressOf(url), months, ...words[language]])
          expect(text).toContain(word)
        expect(text).not.toMatch(notForPaper[language])
        expect(text).not.toMatch(/Joninės|Tenbį|Tenby|Artimiausias|Next event/)
        // The code.
        expect(pictures).toBe(1)
      }
      await page.emulateMedia({media: 'print'})
      expect(await readQrCode(code(page))).toBe(stackEnv().SITE_URL + url)
    })
  }

  test('has no event that is cancelled', long, async ({page}) => {
    const key = `e2e-off-${Date.now().toString(36)}`
    await sanityClient().create({
      _id: `event-${key}`,
      _type: 'event',
      eventKey: key,
      title: {_type: 'localizedString', lt: 'Išvyka, kurios nebus'},
      // Before what other tests publish in that year.
      start: '2026-01-10T11:00:00Z',
      status: 'cancelled',
    })
    try {
      await untilServed(page.request, '/renginiai', `/renginiai/${key}`)
      await page.goto('/renginiai')
      await expect(page.getByRole('heading', {name: 'Išvyka, kurios nebus'})).toBeVisible()
      await keepEvents(page, [...ofSeed, `/renginiai/${key}`])
      const printed = await printedSheets(page)
      expect(printed).toHaveLength(1)
      expect(printed[0]?.text).not.toContain('kurios nebus')
      // It is the first of its year, whose divider the others need.
      expect(printed[0]?.text).toMatch(/ 2026 (?!m\.)/)
    } finally {
      await sanityClient().delete(`event-${key}`)
    }
  })

  /** Removes what other tests have published meanwhile. */
  const keepEvents = (page: Page, paths: string[]) =>
    page.evaluate((kept) => {
      for (const item of document.querySelectorAll('[aria-labelledby="upcoming"] li')) {
        if (!kept.includes(item.querySelector('h3 a')?.getAttribute('href') ?? '')) item.remove()
      }
    }, paths)
})

test.describe('on paper', () => {
  for (const language of languages) {
    for (const {pages, paths, details} of pageSets([], long)) {
      test(`${pages} has no empty sheet and no menu: ${language}`, details, async ({page}) => {
        for (const path of paths) {
          await page.goto(inLanguage(language, path))
          const printed = await printedSheets(page)
          for (const [index, {text, pictures}] of printed.entries()) {
            expect(text.length + pictures, `sheet ${index + 1} of ${path}`).toBeGreaterThan(20)
          }
          const text = printed.map((sheet) => sheet.text).join(' ')
          expect(text, path).not.toMatch(
            /Prisijungti|Paaukoti|Pereiti prie turinio|Paprašyti pašalinti nuotrauką|Log in|Donate(?! to )|Skip to content|Ask for a photo to be removed/,
          )
        }
      })
    }
  }

  test('has its pictures on paper, also those that nobody has scrolled to', long, async ({page}) => {
    await page.setViewportSize({width: 360, height: 640})
    await page.goto('/fotografijos')
    const inPage = await page.getByRole('main').locator('img').count()
    const printed = await printedSheets(page)
    expect(inPage).toBeGreaterThan(5)
    expect(printed.reduce((sum, {pictures}) => sum + pictures, 0)).toBe(inPage)
  })

  test('is printed whole while a dialog is open, without the dialog', long, async ({page}) => {
    await page.goto('/en/kaledos-2025')
    const before = await printedSheets(page)
    await page.getByRole('banner').getByRole('link', {name: 'Donate'}).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    const printed = await printedSheets(page)
    expect(printed.map(({text}) => text)).toEqual(before.map(({text}) => text))
  })

  test('is dark on white, also in the dark colour scheme', long, async ({page}) => {
    for (const path of ['/kaledos-2025', '/misios', '/renginiai', '/taptinariu']) {
      await page.goto(path)
      await page.emulateMedia({media: 'print', colorScheme: 'dark'})
      const brightness = (property: 'color' | 'backgroundColor', selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element, name) => {
            const [red = 0, green = 0, blue = 0] = (getComputedStyle(element)[name].match(/\d+/g) ?? []).map(
              Number,
            )
            return Math.max(red, green, blue)
          }, property)
      expect(await brightness('backgroundColor', 'body')).toBe(255)
      expect(await brightness('color', 'h1')).toBeLessThan(60)
      expect(await brightness('color', 'main p:visible')).toBeLessThan(100)
    }
  })
})
