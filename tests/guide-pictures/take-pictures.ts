import type {Page} from '@playwright/test'
import {stackEnv} from '../env.ts'
import {saveGuidePicture} from '../support/guide-picture.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {editors, studioErrors} from '../support/studio.ts'
import {expect, test} from '../support/test.ts'

test.use({expectedConsoleErrors: studioErrors, viewport: {width: 1200, height: 750}})
// No test: a busy machine may take its time.
const STUDIO_MS = 180_000
test.setTimeout(10 * STUDIO_MS)

const words = {
  lt: {
    locale: 'lt-LT',
    logIn: /Prisijungti/,
    what: 'Ką norite padaryti?',
    schedule: 'Suplanuoti…',
    share: 'Dalytis juodraščiu',
    make: 'Sukurti nuorodą',
    preview: 'Peržiūrėti čia',
    problems: 'Patikra',
  },
  en: {
    locale: 'en-US',
    logIn: /Prisijungti|Log in/,
    what: 'What would you like to do?',
    schedule: 'Schedule…',
    share: 'Share the draft',
    make: 'Make a link',
    preview: 'Preview here',
    problems: 'Validation',
  },
}

const text = (lt: string, en: string) => ({_type: 'localizedString', lt, en})

/** A draft of a news item that can be published, and one that cannot. */
const drafts: {_id: string; _type: string; [field: string]: unknown}[] = [
  {
    _id: 'drafts.guide-news',
    _type: 'newsItem',
    title: text('Pavasario mugė Kardife', 'Spring fair in Cardiff'),
    slug: {_type: 'slug', current: 'pavasario-muge-kardife'},
    description: {
      _type: 'localizedText',
      lt: 'Kovo 7 dieną kviečiame į mugę: rankdarbiai, lietuviškas maistas ir muzika.',
      en: 'Join us at the fair on 7 March: crafts, Lithuanian food and music.',
    },
    date: '2025-11-15',
    category: 'community',
  },
  {_id: 'drafts.guide-problems', _type: 'newsItem', title: text('Pavasario mugė', ''), date: '2025-11-15'},
]

test.beforeAll(async () => {
  const transaction = drafts.reduce(
    (each, draft) => each.createOrReplace(draft),
    sanityClient().transaction(),
  )
  await transaction.commit()
})

test.afterAll(async () => {
  const transaction = drafts.reduce((each, {_id}) => each.delete(_id), sanityClient().transaction())
  await transaction.commit()
})

for (const language of ['lt', 'en'] as const) {
  const said = words[language]
  const {STUDIO_URL, SANITY_PROJECT_ID} = stackEnv()

  const take = (page: Page, name: string) =>
    saveGuidePicture(page, `docs/volunteers-guide/${language}/${name}.webp`)

  const open = async (page: Page, id: string, type: string) => {
    await page.goto(`${STUDIO_URL}/intent/edit/id=${id};type=${type}/`)
    await expect(page.getByTestId('document-panel-scroller').first()).toBeVisible({timeout: STUDIO_MS})
    await expect(page.getByTestId(/^field-/).first()).toBeVisible({timeout: STUDIO_MS})
  }

  const openMenu = (page: Page) => page.getByTestId('pane-footer').getByTestId('action-menu-button').click()

  const logIn = async (page: Page) => {
    // A browser whose machine has no network says that it is offline, though the Studio is on the same machine.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', {get: () => true}))
    await page.addInitScript(
      ([project, locale]) => localStorage.setItem(`sanity-locale:${project}:default`, String(locale)),
      [SANITY_PROJECT_ID, said.locale],
    )
    await page.goto(STUDIO_URL)
    const link = page.getByRole('link', {name: said.logIn})
    await expect(link).toBeVisible({timeout: STUDIO_MS})
    return async () => {
      await link.click()
      await page.getByRole('button', {name: editors.editor}).click()
      await expect(page.getByRole('heading', {level: 1, name: said.what})).toBeVisible({timeout: STUDIO_MS})
    }
  }

  test(`forms in ${language}`, async ({page}) => {
    const enter = await logIn(page)
    await take(page, 'log-in')
    await enter()
    await take(page, 'start-page')

    await open(page, 'guide-problems', 'newsItem')
    await page.getByRole('button', {name: said.problems}).click()
    await take(page, 'problems')

    const ids = await sanityClient().fetch<{event: string; album: string}>(
      `{"event": *[_type == "event" && defined(image.asset)] | order(start desc)[0]._id,
        "album": *[_type == "photoAlbum"] | order(position asc)[0]._id}`,
    )
    await open(page, ids.event, 'event')
    await take(page, 'event')
    await open(page, ids.album, 'photoAlbum')
    await page.getByTestId('field-photos').evaluate((field) => field.scrollIntoView())
    await take(page, 'photos')
  })

  test(`a draft in ${language}`, async ({page}) => {
    const enter = await logIn(page)
    await enter()
    await open(page, 'guide-news', 'newsItem')
    await take(page, 'news')
    await openMenu(page)
    await page.getByRole('menuitem', {name: said.schedule}).click()
    await expect(page.getByRole('dialog')).toBeVisible({timeout: STUDIO_MS})
    await take(page, 'schedule')
    await page.keyboard.press('Escape')
    await openMenu(page)
    await page.getByRole('menuitem', {name: said.share}).click()
    await page.getByRole('dialog').getByRole('button', {name: said.make}).click()
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible({timeout: STUDIO_MS})
    await take(page, 'share')

    await open(page, 'guide-news', 'newsItem')
    await page.getByRole('link', {name: said.preview}).click()
    const site = page.frameLocator('iframe').first()
    await expect(site.getByRole('heading', {level: 1})).toBeVisible({timeout: STUDIO_MS})
    await take(page, 'preview')
  })
}
