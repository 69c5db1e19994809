import type {Page} from '@playwright/test'
import {accessibilityFaults} from '../support/accessibility.ts'
import {goUntilHydrated} from '../support/hydration.ts'
import {emailLanguageLink, waitForEmail} from '../support/inbox.ts'
import {requestsOf, roundTrip} from '../support/page-requests.ts'
import {makePerson, removePerson, startLoggedIn, supabaseClient} from '../support/people.ts'
import {registerForService} from '../support/registration-link.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

const main = (page: Page) => page.getByRole('main')

const choices = (page: Page) =>
  requestsOf(page, (request) => request.url().includes('/rpc/choose_email_language'))

/** Registers the address for the seed's church service once more, on the Lithuanian page. */
async function registerAgain(email: string) {
  const body = {eventKey: 'misios-2024', firstName: 'Austėja', lastName: 'Bandytoja', email, locale: 'lt'}
  const {error} = await supabaseClient().functions.invoke('register-for-event', {body})
  if (error) throw error
}

/** Emails about registrations leave room for those of other forms. */
async function writeToOrganisers(email: string) {
  const body = {
    firstName: 'Austėja',
    lastName: 'Bandytoja',
    email,
    subject: 'Klausimas',
    message: 'Kada?',
    locale: 'lt',
  }
  const {error} = await supabaseClient().functions.invoke('send-contact-email', {body})
  if (error) throw error
}

test('the link in an email changes the language of the next ones, and back again', async ({
  page,
  browser,
}) => {
  const {email} = await registerForService()
  const first = await waitForEmail(email)
  expect(first.subject).toContain('Registracija patvirtinta')
  expect(first.text).toContain('Get our emails in English: ')

  // A mail scanner opens links and runs scripts.
  const scanner = await browser.newContext()
  const scanned = await scanner.newPage()
  goUntilHydrated(scanned)
  const byScanner = choices(scanned)
  await scanned.goto(emailLanguageLink(first))
  await expect(main(scanned).getByRole('radio', {name: 'English'})).toBeChecked()
  await roundTrip(scanned)
  expect(byScanner).toEqual([])
  await scanner.close()

  await page.goto(emailLanguageLink(first))
  await expect(page).toHaveURL(/\/en\/laiskai\/kalba$/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('meta[name=referrer]')).toHaveAttribute('content', 'no-referrer')
  await expect(
    main(page).getByRole('group', {name: 'Which language would you like our emails in?'}),
  ).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await main(page).getByRole('button', {name: 'Save'}).press('Enter')
  await expect(main(page).getByRole('alert')).toContainText('You’ll get our emails in English')
  await expect(main(page).getByRole('alert')).toBeFocused()

  await registerAgain(email)
  const second = await waitForEmail(email, 2)
  expect(second.subject).toContain('You’re registered: ')
  expect(second.text).toContain('Gauti laiškus lietuviškai: ')

  await page.goto(emailLanguageLink(second))
  await expect(page).toHaveURL(/^[^?]*(?<!\/en)\/laiskai\/kalba$/)
  await expect(main(page).getByText('Dabar laiškus gaunate angliškai.')).toBeVisible()
  await expect(main(page).getByRole('radio', {name: 'Lietuvių'})).toBeChecked()
  expect(await accessibilityFaults(page)).toEqual([])
  await main(page).getByRole('button', {name: 'Išsaugoti', exact: true}).click()
  await expect(main(page).getByRole('alert')).toContainText('Laiškus gausite lietuviškai')
  await writeToOrganisers(email)
  expect((await waitForEmail(email, 3)).subject).toBe('Gavome jūsų žinutę')
})

test('the link in a log-in email also changes the language of the account', long, async ({page}) => {
  const person = await makePerson('Eglė')
  await supabaseClient().auth.resetPasswordForEmail(person.email)
  await page.goto(emailLanguageLink(await waitForEmail(person.email)))
  await main(page).getByRole('button', {name: 'Save'}).click()
  await expect(main(page).getByRole('heading', {name: 'You’ll get our emails in English'})).toBeVisible()
  const {data} = await person.client.from('profiles').select('language').single()
  expect(data).toEqual({language: 'en'})
  await startLoggedIn(page, person)
  await page.goto('/paskyra')
  await expect(main(page).getByLabel('Kalba')).toHaveValue('en')
  await removePerson(person)
})

test('the page can be reloaded and read in the other language', long, async ({page}) => {
  const {email} = await registerForService()
  await page.goto(emailLanguageLink(await waitForEmail(email)))
  await page.reload()
  await expect(main(page).getByRole('radio', {name: 'English'})).toBeChecked()
  await page.getByRole('banner').getByRole('link', {name: 'Lietuvių'}).click()
  await expect(page).toHaveURL(/^[^?]*(?<!\/en)\/laiskai\/kalba$/)
  await main(page).getByRole('radio', {name: 'English'}).check()
  await main(page).getByRole('button', {name: 'Išsaugoti', exact: true}).click()
  await expect(main(page).getByRole('alert')).toContainText('Laiškus gausite angliškai')
})

test.describe('a link that leads nowhere', long, () => {
  test.use({expectedConsoleErrors: /status of (400|404)/})

  test('says so', async ({page}) => {
    // A token is kept for a reload, so the page without one comes first.
    for (const [path, title] of [
      ['/laiskai/kalba', 'Nuoroda nebegalioja'],
      [`/laiskai/kalba?token=${'0'.repeat(64)}`, 'Nuoroda nebegalioja'],
      [`/en/laiskai/kalba?token=${'0'.repeat(64)}`, 'This link no longer works'],
      ['/laiskai/kalba?token=abc', 'Nuoroda nebegalioja'],
    ] as const) {
      await test.step(path, async () => {
        await page.goto(path)
        await expect(main(page).getByRole('alert')).toContainText(title)
        await expect(main(page).getByRole('alert')).toBeFocused()
        expect(await accessibilityFaults(page)).toEqual([])
      })
    }
  })
})

test.describe('when something fails,', () => {
  test.use({expectedConsoleErrors: /status of 503|ERR_FAILED/})

  test('the choice stays, and can be sent again', async ({page}) => {
    const {email} = await registerForService()
    await page.route('**/rpc/choose_email_language', (route) => route.abort(), {times: 1})
    await page.goto(emailLanguageLink(await waitForEmail(email)))
    const save = main(page).getByRole('button', {name: 'Save'})
    await save.click()
    await expect(main(page).getByRole('alert')).toContainText('That didn’t work')
    await expect(main(page).getByRole('radio', {name: 'English'})).toBeChecked()
    await save.click()
    await expect(main(page).getByRole('heading', {name: 'You’ll get our emails in English'})).toBeVisible()
  })
})
