import type {Page} from '@playwright/test'
import {accessibilityFaults} from '../support/accessibility.ts'
import {withDatabase} from '../support/database.ts'
import {answerInstead, fulfil, keysOf, refuse, requestsTo} from '../support/form-requests.ts'
import {emailsTo, waitForEmail} from '../support/inbox.ts'
import {
  fieldsOf,
  makeAdmin,
  removeNewsletters,
  storedIssue,
  subscribe,
  typeInto,
} from '../support/newsletter-editor.ts'
import {countEmails, sendNewsletter} from '../support/newsletter-story.ts'
import {
  forgetOwnNewsletters,
  holdEmails,
  keepToOwnReaders,
  releaseEmails,
} from '../support/own-newsletters.ts'
import {removePerson, startLoggedIn, type Person} from '../support/people.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

/** In the subject of all newsletters of these tests, and in the addresses of their readers, and in no others. */
const word = `laiskas${crypto.randomUUID().slice(0, 8)}`
const reader = {lt: `skaito-${word}@example.test`, en: `reads-${word}@example.test`}

let admin: Person

test.beforeAll(async () => {
  admin = await makeAdmin()
  await keepToOwnReaders(word)
  await subscribe(reader.lt, 'lt')
  await subscribe(reader.en, 'en')
})

test.beforeEach(({page}) => startLoggedIn(page, admin))

test.afterAll(async () => {
  await forgetOwnNewsletters(word)
  await removeNewsletters(word, Object.values(reader))
  await removePerson(admin)
})

const card = (page: Page, subject: string) => page.getByRole('listitem').filter({hasText: subject})

/** Opens the editor and writes a newsletter in Lithuanian. */
async function write(page: Page, subject: string) {
  await page.goto('/admin?tab=newsletter&issue=new')
  const {subject: subjects, content} = fieldsOf(page)
  await subjects.lt.fill(subject)
  await typeInto(content.lt, 'Ateikite!')
}

/** Answers the question whether to send. */
async function confirm(page: Page, name: string | RegExp = 'Siųsti') {
  await page.getByRole('alertdialog').getByRole('button', {name, exact: true}).click()
}

test('a newsletter is completed, looked at, tested and sent to the language of each reader', ({page}) =>
  sendNewsletter(page, 'lt', word, {admin, reader}))

test('English readers of a Lithuanian newsletter get it with an explanation', long, async ({page}) => {
  const before = (await countEmails({admin, reader})).en
  await write(page, `Tik lietuviškai ${word}`)
  await page.getByRole('button', {name: 'Siųsti prenumeratoriams'}).click()
  await expect(page.getByRole('alertdialog')).toContainText('Angliško teksto neparašėte')
  await confirm(page)
  const email = await waitForEmail(reader.en, before + 1)
  expect(email.subject).toContain(`Tik lietuviškai ${word}`)
  expect(email.text).toContain('Ateikite!')
})

test.describe('when sending fails,', long, () => {
  test.use({expectedConsoleErrors: /status of 503/})

  test('the text stays, and another attempt sends once', async ({page}) => {
    await answerInstead(page, 'send-newsletter', (route, attempt) =>
      attempt === 1 ? refuse(route, 503, 'unavailable') : fulfil(route, 200, {ok: true}),
    )
    const sent = requestsTo(page, 'send-newsletter')
    await write(page, `Nepavyksta ${word}`)
    await expect(page.getByText('Juodraštis išsaugotas')).toBeVisible()
    await page.getByRole('button', {name: 'Siųsti prenumeratoriams'}).click()
    await confirm(page)
    await expect(page.getByText('Nepavyko išsiųsti naujienlaiškio').first()).toBeVisible()
    await expect(page.getByRole('region', {name: 'Nepavyko išsiųsti naujienlaiškio'})).toBeFocused()
    await expect(fieldsOf(page).content.lt).toHaveText('Ateikite!')
    await page.getByRole('button', {name: 'Siųsti prenumeratoriams'}).click()
    await page.getByRole('alertdialog').getByRole('button', {name: 'Siųsti', exact: true}).dblclick()
    await expect(page.getByText('Naujienlaiškis išsiųstas visiems prenumeratoriams')).toBeVisible()
    expect(sent).toHaveLength(2)
    const [first, second] = keysOf(sent)
    expect(first).toMatch(/^[\da-f-]{36}$/)
    expect(second).toBe(first)
  })
})

test('a newsletter is scheduled in London time, and made a draft again', long, async ({page}) => {
  const subject = `Planuojamas ${word}`
  await write(page, subject)
  await page.getByLabel('Nustatytu laiku').check()
  const time = page.getByLabel('Data ir laikas')
  await page.getByRole('button', {name: 'Suplanuoti siuntimą'}).click()
  await expect(time).toHaveAccessibleDescription(/Įrašykite datą ir laiką/)
  await time.fill('2020-07-01T10:00')
  await page.getByRole('button', {name: 'Suplanuoti siuntimą'}).click()
  await expect(time).toHaveAccessibleDescription(/Velso laiku .*Šis laikas jau praėjo/)
  expect(await accessibilityFaults(page)).toEqual([])
  await time.fill('2090-07-01T10:00')
  await page.getByRole('button', {name: 'Suplanuoti siuntimą'}).click()
  await confirm(page, 'Suplanuoti')
  await expect(
    page.getByText('Naujienlaiškis bus išsiųstas 2090 m. liepos 1 d., 10:00 Velso laiku'),
  ).toBeVisible()
  await expect(card(page, subject)).toContainText('Suplanuotas')
  expect((await storedIssue(subject))?.status).toBe('scheduled')
  const [row] = await withDatabase(
    (sql) => sql`select send_at from public.newsletter_issues where subject_lt = ${subject}`,
  )
  expect(row?.send_at).toEqual(new Date('2090-07-01T09:00:00Z'))

  await card(page, subject)
    .getByRole('button', {name: /^Nebesiųsti suplanuotu laiku/})
    .click()
  await expect(page.getByText('Naujienlaiškis vėl yra juodraštis')).toBeVisible()
  await card(page, subject)
    .getByRole('button', {name: /^Rašyti toliau/})
    .click()
  await expect(fieldsOf(page).content.lt).toHaveText('Ateikite!')
})

test('a newsletter is stopped on its way, and resumed', long, async ({page}) => {
  const subject = `Stabdomas ${word}`
  const before = (await countEmails({admin, reader})).lt
  await holdEmails(word)
  await write(page, subject)
  await page.getByRole('button', {name: 'Siųsti prenumeratoriams'}).click()
  await confirm(page)
  await expect(card(page, subject)).toContainText('Siunčiamas')
  await expect(card(page, subject).getByRole('progressbar')).toHaveAccessibleName('Išsiųsta 0 iš 2')
  await card(page, subject)
    .getByRole('button', {name: /^Sustabdyti/})
    .click()
  await confirm(page, 'Sustabdyti')
  await expect(page.getByText('Siuntimas sustabdytas')).toBeVisible()
  await expect(card(page, subject)).toContainText('Sustabdytas')
  expect((await storedIssue(subject))?.status).toBe('stopped')
  expect(await accessibilityFaults(page)).toEqual([])
  await releaseEmails(word)
  expect(await emailsTo(reader.lt)).toHaveLength(before)
  await card(page, subject)
    .getByRole('button', {name: /^Siųsti toliau/})
    .click()
  await expect(page.getByText('Naujienlaiškis siunčiamas toliau')).toBeVisible()
  expect((await waitForEmail(reader.lt, before + 1)).subject).toContain(subject)
  await expect(page.getByRole('row').filter({hasText: subject})).toBeVisible()
})

test('on a phone everything fits, and what was sent is a card', long, async ({page}) => {
  await withDatabase(
    (sql) => sql`
      insert into public.newsletter_issues (subject_lt, status, started_at, finished_at)
      values (${`Išsiųstas ${word}`}, 'sent', now(), now())`,
  )
  await page.setViewportSize({width: 320, height: 700})
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  await page.goto('/admin?tab=newsletter')
  const sent = page.getByRole('list', {name: 'Išsiųsti naujienlaiškiai'})
  await expect(sent.getByRole('listitem').filter({hasText: `Išsiųstas ${word}`})).toContainText('Gavėjų')
  expect(await overflow()).toBe(0)
  await page.goto('/admin?tab=newsletter&issue=new')
  const {subject, content} = fieldsOf(page)
  await subject.lt.fill(`Telefone ${word}`)
  await typeInto(content.lt, 'Ateikite!')
  await page.getByRole('button', {name: 'Rodyti laišką'}).click()
  for (const view of ['Telefone', 'Kompiuteryje', 'Tik tekstas']) {
    await page.getByRole('button', {name: view, exact: true}).click()
    expect(await overflow()).toBe(0)
  }
})
