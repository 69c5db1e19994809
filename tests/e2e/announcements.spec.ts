import type {Page} from '@playwright/test'
import {announced, listen} from '../support/announcements.ts'
import {openComments} from '../support/comment-section.ts'
import {answerInstead, refuse} from '../support/form-requests.ts'
import {goBeforeScripts} from '../support/held-scripts.ts'
import {beginFee, payCheckout} from '../support/paid-checkouts.ts'
import {inLanguage} from '../support/routes.ts'
import {expect, test} from '../support/test.ts'
import {languageViews} from '../support/views.ts'

const texts = {
  lt: {
    found: /^Rast[ia]s? \d+ puslapi/,
    nothingFound: 'Nieko nerasta.',
    more: 'Rodyti daugiau',
    shown: /^Rodom[aos]s? \d+ naujien/,
    email: 'El. pašto adresas',
    subscribe: 'Prenumeruoti',
    wrongAddress: /^Patikrinkite el\. pašto adresą/,
    comment: 'Jūsų komentaras',
    left: 'Liko 1 ženklas',
    enlarge: /^Padidinti paveikslėlį/,
    next: 'Kitas paveikslėlis',
    position: /^2 iš \d+\. ./,
    paid: /Nario mokestis sumokėtas!/,
    send: 'Siųsti žinutę',
    summary: 'Pataisykite pažymėtus laukelius',
    fields: {Vardas: 'Austėja', Pavardė: 'Bandytoja', 'El. paštas': 'a@example.test', Tema: 'T', Žinutė: 'Ž'},
    form: 'Parašykite mums',
    failed: /Nepavyko išsiųsti žinutės/,
    kept: 'Mygtukas suveiks, kai puslapis bus įkeltas.',
    copied: /Tekstas nukopijuotas/,
    copyText: 'Kopijuoti tekstą žinutei',
    news: /^Naujienos/,
  },
  en: {
    found: /^\d+ pages? found/,
    nothingFound: 'Nothing found.',
    more: 'Show more',
    shown: /^\d+ news items? of \d+ shown/,
    email: 'Email address',
    subscribe: 'Subscribe',
    wrongAddress: /^Enter a valid email address/,
    comment: 'Your comment',
    left: '1 character left',
    enlarge: /^Enlarge picture/,
    next: 'Next picture',
    position: /^2 of \d+\. ./,
    paid: /Your membership fee is paid!/,
    send: 'Send message',
    summary: 'Please correct the highlighted fields',
    fields: {'First name': 'A', 'Last name': 'B', Email: 'a@example.test', Subject: 'S', Message: 'M'},
    form: 'Send us a message',
    failed: /couldn’t be sent/,
    kept: 'The button will work once the page has loaded.',
    copied: /Text copied/,
    copyText: 'Copy text for a message',
    news: /^News/,
  },
} as const

/** Waits until that is announced by itself. */
const expectAnnounced = (page: Page, text: string | RegExp) =>
  expect
    .poll(async () => (await announced(page)).filter((heard) => matches(heard, text)).length, {
      message: `“${text}” is announced`,
    })
    .toBeGreaterThan(0)

const matches = (heard: string, text: string | RegExp) =>
  typeof text === 'string' ? heard === text : text.test(heard)

test.beforeEach(({page}) => listen(page))
test.use({expectedConsoleErrors: /status of 5\d\d/, permissions: ['clipboard-write']})

for (const {language, details} of languageViews) {
  const t = texts[language]

  test(`what a search finds is announced, in ${language}`, details, async ({page}) => {
    await page.goto(inLanguage(language, '/paieska'))
    const field = page.getByRole('searchbox')
    await field.fill('gulbe')
    await expectAnnounced(page, t.found)
    await field.fill('xqzwv')
    await expectAnnounced(page, t.nothingFound)
  })

  test(`more news, and another picture, are announced, in ${language}`, details, async ({page}) => {
    await page.goto(inLanguage(language, '/naujienos'))
    await page.getByRole('link', {name: t.more, exact: true}).click()
    await expectAnnounced(page, t.shown)
    await page.goto(inLanguage(language, '/fotografijos'))
    await page.getByRole('link', {name: t.enlarge}).first().click()
    await page.getByRole('button', {name: t.next}).click()
    await expectAnnounced(page, t.position)
  })

  test(`a payment that has been looked up is announced, in ${language}`, details, async ({page, request}) => {
    const id = await beginFee(request)
    await payCheckout(request, id)
    await page.goto(inLanguage(language, `/membership-success?session_id=${id}`))
    await expectAnnounced(page, t.paid)
  })

  test(`what a form answers is announced, or has the focus, in ${language}`, details, async ({page}) => {
    await page.goto(inLanguage(language, '/kontaktai'))
    const newsletter = page.getByRole('contentinfo')
    await newsletter.scrollIntoViewIfNeeded()
    await newsletter.getByLabel(t.email).fill('ne adresas')
    await newsletter.getByRole('button', {name: t.subscribe}).click()
    await expectAnnounced(page, t.wrongAddress)
    await expect(newsletter.getByLabel(t.email)).toBeFocused()

    const form = page.getByRole('region', {name: t.form})
    await form.scrollIntoViewIfNeeded()
    await form.getByRole('button', {name: t.send}).click()
    await expect(page.getByRole('region', {name: t.summary})).toBeFocused()
    for (const [label, value] of Object.entries(t.fields)) {
      await form.getByLabel(label, {exact: true}).fill(value)
    }
    await answerInstead(page, 'send-contact-email', (route) => refuse(route, 500, 'unavailable'))
    await form.getByRole('button', {name: t.send}).click()
    await expectAnnounced(page, t.failed)
  })

  test(`how much of a comment is left is announced, in ${language}`, details, async ({page}) => {
    await openComments(page, inLanguage(language, '/renginiai/joniniai-2025'))
    const field = page.getByLabel(t.comment)
    await field.fill('a'.repeat(1998))
    await field.pressSequentially('a')
    await expectAnnounced(page, t.left)
  })

  test(`a press that waits for the scripts is announced, in ${language}`, details, async ({page}) => {
    const {arrive} = await goBeforeScripts(page, inLanguage(language, '/kaledos-2025'))
    await page.locator('main button[type=button]').filter({visible: true}).first().click()
    await expectAnnounced(page, t.kept)
    await arrive()
    await expect(page.locator('[data-kept-tap]')).toBeEmpty()
  })

  test(`a copied text and the next page of a list are announced, in ${language}`, details, async ({page}) => {
    await page.goto(inLanguage(language, '/kaledos-2025'))
    await page.getByRole('button', {name: t.copyText}).click()
    await expectAnnounced(page, t.copied)
    await page.goto(inLanguage(language, '/naujienos/puslapis/2'))
    await page.getByRole('main').locator('a[rel=prev]').click()
    await expect(page.locator('#__next-route-announcer__')).toHaveText(t.news)
  })

  test(`what a form on a page of its own answers has the focus, in ${language}`, details, async ({page}) => {
    for (const path of ['/aukoti', '/taptinariu', '/registracija/penki-uz-lietuva']) {
      await page.goto(inLanguage(language, path))
      const form = page.getByRole('main').locator('form').last()
      await form.locator('button[type=submit]').press('Enter')
      await expect(page.getByRole('region', {name: t.summary}), path).toBeFocused()
    }
  })
}
