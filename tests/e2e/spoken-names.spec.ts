import type {Page} from '@playwright/test'
import {inLanguage} from '../support/routes.ts'
import {hiddenNames, spokenSigns, unspokenFacts} from '../support/spoken-names.ts'
import {expect, test} from '../support/test.ts'
import {long, pageSets} from '../support/views.ts'

const others = [
  '/paskyra',
  '/slaptazodis',
  '/naujienos/puslapis/2',
  '/naujienos/lietuviskas-filmas-kardife-ir-niuporte',
  '/paieska?q=svonsis',
  '/renginiai/bbq-savaitgalis-2026',
  '/renginiai/joniniai-2025',
]

/** What volunteers type as text: when a group meets, and numbers with what follows them. */
const typedByVolunteers: Partial<Record<string, string>> = {
  '/grupes': 'article dd',
  '/penki-uz-lietuva': 'dd.font-serif',
}

/** Names that are alike in both languages: of people, places and services. */
const properNames = /^\P{L}*\p{Lu}\S*( \p{Lu}\S*)*$/u

for (const {pages, paths, details} of pageSets(others)) {
  test(
    `what only screen readers get on ${pages} is in its language, and facts have no signs`,
    details,
    async ({page}) => {
      for (const path of paths) {
        await page.goto(inLanguage('lt', path))
        const lithuanian = await hiddenNames(page)
        expect(await spokenSigns(page), path).toEqual([])
        expect(await unspokenFacts(page, typedByVolunteers[path]), path).toEqual([])
        await page.goto(inLanguage('en', path))
        const english = new Set(await hiddenNames(page))
        expect(await unspokenFacts(page, typedByVolunteers[path]), `${path} in English`).toEqual([])
        expect(lithuanian.length, path).toBeGreaterThan(3)
        expect(
          lithuanian.filter((name) => english.has(name) && !properNames.test(name)),
          `in no language on ${path}`,
        ).toEqual([])
      }
    },
  )
}

/** What is shown, and what screen readers get instead. */
const facts = {
  lt: {
    '/kaledos-2025': {
      '17:00–22:00': '2025 metų gruodžio 13 diena, šeštadienis, nuo 17:00 iki 22:00',
      '£20': '20 svarų',
      '£5': '5 svarai',
    },
    '/mokykleles/gintarelis': {
      '4–18 metų': 'nuo 4 iki 18 metų',
      '10:00–12:30': 'Šeštadieniais nuo 10:00 iki 12:30',
      '£7': '7 svarai',
      '£5': '5 svarai už pamoką',
      '2025 m. gruodžio 20 d. – 2026 m. sausio 4 d.':
        'nuo 2025 metų gruodžio 20 dienos iki 2026 metų sausio 4 dienos',
    },
    '/mokykleles/gulbe': {
      '£25–30': 'nuo 25 iki 30 svarų per mėnesį',
      '£6,25–7,50': 'maždaug nuo 6,25 iki 7,5 svaro',
      '8–12': 'nuo 8 iki 12 vaikų grupėje',
    },
    '/renginiai/bbq-savaitgalis-2026': {
      '2026 m. rugpjūčio 7 d., penktadienis, 18:00 – rugpjūčio 9 d., sekmadienis, 14:00':
        'nuo 2026 metų rugpjūčio 7 dienos, penktadienio, 18:00 iki 2026 metų rugpjūčio 9 dienos, sekmadienio, 14:00',
    },
    '/taptinariu': {'£15': '15 svarų'},
    '/kontaktai': {'09:00–17:00': 'nuo pirmadienio iki penktadienio, nuo 09:00 iki 17:00'},
    '/penki-uz-lietuva': {'£0': '0 svarų'},
  },
  en: {
    '/kaledos-2025': {'17:00–22:00': 'Saturday 13 December 2025, 17:00 to 22:00', '£20': '20 pounds'},
    '/mokykleles/gintarelis': {
      '4–18': '4 to 18 years',
      '10:00–12:30': 'Saturdays 10:00 to 12:30',
      '£7': '7 pounds',
      '£5': '5 pounds a lesson',
      '20 December 2025 – 4 January 2026': '20 December 2025 to 4 January 2026',
    },
    '/mokykleles/gulbe': {
      '£25–30': '25 to 30 pounds a month',
      '£6.25–7.50': 'about 6.25 to 7.5 pounds',
      '8–12': '8 to 12 children each',
    },
    '/renginiai/bbq-savaitgalis-2026': {
      'Friday 7 August, 18:00 – Sunday 9 August 2026, 14:00':
        'Friday 7 August 2026, 18:00 to Sunday 9 August 2026, 14:00',
    },
    '/taptinariu': {'£15': '15 pounds'},
    '/kontaktai': {'09:00–17:00': 'Monday to Friday, 09:00 to 17:00'},
    '/penki-uz-lietuva': {'£0': '0 pounds'},
  },
}

for (const language of ['lt', 'en'] as const) {
  test(
    `dates, hours, ages and prices are spoken in words, and copied once, in ${language}`,
    long,
    async ({page}) => {
      for (const [path, spoken] of Object.entries(facts[language])) {
        await page.goto(inLanguage(language, path))
        const heard = await page.getByRole('main').ariaSnapshot()
        const copied = (await copiedText(page)).replaceAll(/\s/g, ' ')
        for (const [shown, words] of Object.entries(spoken)) {
          expect(heard).toContain(words)
          expect(copied).toContain(shown)
          expect(copied).not.toContain(words)
        }
      }
    },
  )
}

/** What a visitor gets who selects the whole page and copies it. */
function copiedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    getSelection()?.selectAllChildren(document.body)
    return getSelection()?.toString() ?? ''
  })
}
