import type {Page} from '@playwright/test'
import {newEmail} from '../support/account-dialog.ts'
import {accessibilityFaults} from '../support/accessibility.ts'
import {withDatabase} from '../support/database.ts'
import {answerInstead, keysOf, refuse, requestsTo} from '../support/form-requests.ts'
import {waitForEmail} from '../support/inbox.ts'
import {demoAdmin, startLoggedIn} from '../support/people.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

const texts = {
  lt: {
    path: '/kontaktai',
    form: 'Parašykite mums',
    firstName: 'Vardas',
    lastName: 'Pavardė',
    email: 'El. paštas',
    subject: 'Tema',
    message: 'Žinutė',
    send: 'Siųsti žinutę',
    sent: 'Žinutė išsiųsta!',
    receipt: 'Gavome jūsų žinutę',
  },
  en: {
    path: '/en/kontaktai',
    form: 'Send us a message',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
    send: 'Send message',
    sent: 'Message sent!',
    receipt: 'We’ve got your message',
  },
} as const

type Language = keyof typeof texts

const message = 'Laba diena,\n\nar priimate keturmečius?'

const form = (page: Page, language: Language = 'lt') => page.getByRole('region', {name: texts[language].form})

const sendButton = (page: Page, language: Language = 'lt') =>
  form(page, language).getByRole('button', {name: texts[language].send})

async function openForm(page: Page, language: Language = 'lt') {
  await page.goto(texts[language].path)
  await form(page, language).scrollIntoViewIfNeeded()
  await expect(sendButton(page, language)).toBeVisible()
}

async function fill(page: Page, email: string, language: Language = 'lt') {
  const t = texts[language]
  const field = (label: string) => form(page, language).getByLabel(label, {exact: true})
  await field(t.firstName).fill('Austėja')
  await field(t.lastName).fill('Bandytoja')
  await field(t.email).fill(email)
  await field(t.subject).fill('Dėl mokyklėlės')
  await field(t.message).fill(message)
}

/** The messages stored under an address. */
async function storedMessages(email: string) {
  const rows = await withDatabase(
    (sql) => sql`select subject, message from public.contact_messages where email = ${email}`,
  )
  return [...rows]
}

for (const language of ['lt', 'en'] as const) {
  test(`a visitor writes to the organisers and gets a receipt, ${language}`, async ({page}) => {
    const t = texts[language]
    const email = newEmail()
    await openForm(page, language)
    // As fast as a browser does it for somebody.
    await fill(page, email, language)
    await sendButton(page, language).click()
    await expect(page.getByText(t.sent)).toBeVisible()
    await expect(form(page, language).getByLabel(t.firstName, {exact: true})).toHaveValue('')
    await expect(form(page, language).getByLabel(t.message, {exact: true})).toHaveValue('')
    expect(await storedMessages(email)).toEqual([{subject: 'Dėl mokyklėlės', message}])
    expect((await waitForEmail(email)).subject).toBe(t.receipt)
  })
}

test('errors are listed above the form and under each field, and nothing is sent', async ({page}) => {
  await openForm(page)
  const sent = requestsTo(page, 'send-contact-email')
  await form(page).getByLabel('El. paštas', {exact: true}).fill('ne adresas')
  await sendButton(page).click()
  const summary = form(page).getByRole('region', {name: 'Pataisykite pažymėtus laukelius'})
  await expect(summary).toBeFocused()
  await expect(summary.getByRole('link')).toHaveText([
    'Įrašykite vardą',
    'Įrašykite pavardę',
    'Patikrinkite el. pašto adresą. Jis turėtų atrodyti taip: vardas@pavyzdys.lt',
    'Įrašykite temą',
    'Įrašykite žinutę',
  ])
  await summary.getByRole('link', {name: 'Įrašykite žinutę'}).click()
  await expect(form(page).getByLabel('Žinutė')).toBeFocused()
  await expect(form(page).getByLabel('Žinutė')).toHaveAccessibleDescription('Įrašykite žinutę')
  expect(await accessibilityFaults(page)).toEqual([])
  expect(sent).toEqual([])
})

test('a likely slip in the address is named, and corrected with one press', async ({page}) => {
  await openForm(page)
  const email = form(page).getByLabel('El. paštas', {exact: true})
  const correct = form(page).getByRole('button', {name: 'Taip, pataisyti'})
  await email.fill('rasa@gmial.con')
  await email.press('Tab')
  await expect(form(page).getByText('Gal norėjote rašyti rasa@gmail.com?')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await correct.click()
  await expect(email).toHaveValue('rasa@gmail.com')
  await expect(email).toBeFocused()
  await expect(correct).toHaveCount(0)

  await email.fill('rasa@gmial.con')
  await email.press('Tab')
  await expect(email).toHaveAccessibleDescription(/^Gal norėjote rašyti rasa@gmail\.com\?/)
  await email.fill('rasa@cardiff.ac.uk')
  await expect(correct).toHaveCount(0)
})

test('what a program seems to have filled in is sent once somebody presses again', async ({page}) => {
  const email = newEmail()
  await openForm(page)
  await fill(page, email)
  await form(page)
    .locator('input[name=website]')
    .evaluate((hidden: HTMLInputElement) => {
      hidden.value = 'https://example.test'
    })
  await sendButton(page).click()
  await expect(form(page).getByRole('region', {name: 'Klaida'})).toContainText('užpildė programa')
  expect(await storedMessages(email)).toEqual([])
  await sendButton(page).click()
  await expect(page.getByText('Žinutė išsiųsta!')).toBeVisible()
  expect((await waitForEmail(email)).subject).toBe(texts.lt.receipt)
})

test('while a message is being sent, nothing can be changed', long, async ({page}) => {
  const {promise: released, resolve: release} = Promise.withResolvers<void>()
  await answerInstead(page, 'send-contact-email', async (route) => {
    await released
    await route.continue()
  })
  await openForm(page)
  await fill(page, newEmail())
  await sendButton(page).click()
  await expect(form(page).getByRole('button', {name: 'Siunčiama…'})).toBeDisabled()
  await expect(form(page).getByLabel('Žinutė')).toBeDisabled()
  release()
  await expect(page.getByText('Žinutė išsiųsta!')).toBeVisible()
  await expect(sendButton(page)).toBeEnabled()
})

test('what was typed is still there after a visit to another page', long, async ({page}) => {
  await openForm(page)
  await fill(page, 'rasa@example.test')
  await page.getByRole('banner').getByRole('link', {name: 'Renginiai'}).first().click()
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Renginiai')
  await page.goBack()
  await form(page).scrollIntoViewIfNeeded()
  await expect(form(page).getByLabel('Žinutė')).toHaveValue(message)
})

test.describe('when refused', () => {
  test.use({expectedConsoleErrors: /status of (4\d\d|5\d\d)|ERR_(INTERNET_DISCONNECTED|FAILED)/})

  test('the text is kept, and a retry after a lost answer stores one message', async ({page}) => {
    const email = newEmail()
    const sent = requestsTo(page, 'send-contact-email')
    await answerInstead(page, 'send-contact-email', async (route, attempt) => {
      if (attempt > 1) return route.continue()
      // The function has the message, and the page never hears of it.
      await route.fetch()
      return route.abort()
    })
    await openForm(page)
    await fill(page, email)
    await sendButton(page).click()
    const summary = form(page).getByRole('region', {name: 'Klaida'})
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('Tai, ką įrašėte, išliko.')
    await expect(summary).toContainText('Šiuo metu išsiųsti nepavyksta.')
    await expect(sendButton(page)).toBeInViewport({ratio: 1})
    await expect(form(page).getByLabel('Žinutė')).toHaveValue(message)

    await sendButton(page).click()
    await expect(page.getByText('Žinutė išsiųsta!')).toBeVisible()
    expect(new Set(keysOf(sent)).size).toBe(1)
    expect(await storedMessages(email)).toHaveLength(1)
  })

  test('too many messages are explained', long, async ({page}) => {
    await answerInstead(page, 'send-contact-email', (route) => refuse(route, 429, 'too_many'))
    await openForm(page)
    await fill(page, newEmail())
    await sendButton(page).click()
    await expect(form(page).getByRole('region', {name: 'Klaida'})).toContainText(
      'Per trumpą laiką gavome per daug jūsų anketų. Bandykite dar kartą po valandos.',
    )
  })

  test('no input is lost without a connection', long, async ({page, context}) => {
    const email = newEmail()
    await openForm(page)
    await fill(page, email)
    await context.setOffline(true)
    await sendButton(page).click()
    await expect(form(page).getByRole('region', {name: 'Klaida'})).toContainText(
      'Nėra interneto ryšio. Atsiradus ryšiui bandykite dar kartą. Tai, ką įrašėte, išliko.',
    )
    await context.setOffline(false)
    await sendButton(page).click()
    await expect(page.getByText('Žinutė išsiųsta!')).toBeVisible()
    expect(await storedMessages(email)).toHaveLength(1)
  })
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('the place of the form says how else to reach the organisers', async ({page}) => {
    await page.goto('/kontaktai')
    await expect(form(page).getByText('naršyklėje turi būti įjungtas „JavaScript“')).toBeVisible()
    await expect(form(page).getByRole('link', {name: /@/})).toHaveAttribute('href', /^mailto:/)
    await expect(form(page).getByRole('link', {name: /^\+44/})).toHaveAttribute('href', /^tel:/)
    await expect(form(page).getByText('Anketa įkeliama…')).toBeHidden()
  })
})

test('a photo is asked to be removed, and the admins see which', async ({page}) => {
  const email = newEmail()
  const t = texts.lt
  const [photo] = await sanityClient().fetch<{document: string; key: string; alt: string; file: string}[]>(
    `*[_type == "photoAlbum"] | order(position asc)[0]{
      "found": photos[]{"document": ^._id, "key": _key, "alt": alt.lt, "file": asset->originalFilename}
    }.found`,
  )
  if (!photo) throw new Error('There is no photo')
  await page.goto(`${t.path}?nuotrauka=${photo.document}.${photo.key}#write`)
  const removal = form(page)
  await expect(removal.getByText('Prašymas pašalinti nuotrauką')).toBeVisible()
  await expect(removal.getByRole('img', {name: photo.alt})).toBeVisible()
  await expect(removal.getByLabel(t.subject, {exact: true})).toHaveValue('Prašau pašalinti nuotrauką')
  expect(await accessibilityFaults(page)).toEqual([])
  await removal.getByLabel(t.firstName, {exact: true}).fill('Austėja')
  await removal.getByLabel(t.lastName, {exact: true}).fill('Prašančioji')
  await removal.getByLabel(t.email, {exact: true}).fill(email)
  await sendButton(page).click()
  await expect(page.getByText(t.sent)).toBeVisible()
  await expect(page).toHaveURL(/\/kontaktai$/)
  await expect(removal.getByText('Prašymas pašalinti nuotrauką')).toHaveCount(0)

  await startLoggedIn(page, await demoAdmin())
  await page.goto(`/admin?tab=messages&q=${encodeURIComponent(email)}`)
  await page
    .getByRole('button', {name: /^Atverti/})
    .first()
    .click()
  const opened = page.getByRole('dialog')
  await expect(opened.getByRole('img', {name: photo.alt})).toBeVisible()
  await expect(opened.getByText(`Failas: ${photo.file}`)).toBeVisible()
  const link = await opened.getByRole('link', {name: 'Atverti Studijoje'}).getAttribute('href')
  const answer = await page.request.get(link ?? '', {maxRedirects: 0})
  expect(answer.headers().location).toContain(`/intent/edit/id=${photo.document};type=photoAlbum/`)
})

test('whoever asks for a photo of an album to be removed says which', long, async ({page}) => {
  const email = newEmail()
  await page.goto('/en/kontaktai?nuotrauka=album-schools#write')
  const removal = form(page, 'en')
  await expect(removal.getByText('School activities')).toBeVisible()
  await expect(removal.getByLabel('Subject', {exact: true})).toHaveValue('Please remove a photo')
  await expect(removal.getByLabel('Message', {exact: true})).toHaveAccessibleDescription(
    /^Say which photo it is/,
  )
  expect(await accessibilityFaults(page)).toEqual([])
  await removal.getByLabel('First name', {exact: true}).fill('Austėja')
  await removal.getByLabel('Last name', {exact: true}).fill('Prašančioji')
  await removal.getByLabel('Email', {exact: true}).fill(email)
  await removal.getByLabel('Message', {exact: true}).fill('The second one.')
  await sendButton(page, 'en').click()
  await expect(page.getByText(texts.en.sent)).toBeVisible()

  await startLoggedIn(page, await demoAdmin())
  await page.goto(`/en/admin?tab=messages&q=${encodeURIComponent(email)}`)
  await page.getByRole('button', {name: /^Open/}).first().click()
  const opened = page.getByRole('dialog')
  await expect(opened.getByText('School activities')).toBeVisible()
  await expect(opened.getByRole('img')).toHaveCount(0)
})

test.describe('a photo that is gone', long, () => {
  test.use({expectedConsoleErrors: /status of 404/})

  test('is said to be gone, and only what is published is named', async ({page}) => {
    await page.goto('/kontaktai?nuotrauka=photo-category-1.nera#write')
    await expect(form(page).getByText('Šios nuotraukos svetainėje nebėra')).toBeVisible()
    for (const photo of ['drafts.a.b', 'a', 'siteSettings', 'siteSettings.image', '"]|*[0].a']) {
      expect((await page.request.get('/api/photo', {params: {photo}})).status()).toBe(404)
    }
    for (const id of ['../x', 'https://evil.example', 'a;b']) {
      expect((await page.request.get('/api/studio-document', {params: {id, type: 'event'}})).status()).toBe(
        404,
      )
    }
    await form(page).getByRole('button', {name: 'Rašyti apie ką kita'}).click()
    await expect(form(page).getByLabel('Tema', {exact: true})).toHaveValue('')
  })
})
