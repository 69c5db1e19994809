import type {Page} from '@playwright/test'
import {logIn, openAccountDialog} from '../support/account-dialog.ts'
import {accessibilityFaults} from '../support/accessibility.ts'
import {nextFailure} from '../support/page-requests.ts'
import {demoAdmin, startLoggedIn, makePerson, removePerson, type Person} from '../support/people.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

const greeting = (page: Page) => page.getByRole('main').getByText('Esate prisijungę kaip')
const logInButton = (page: Page) => page.getByRole('banner').getByRole('link', {name: 'Prisijungti'})

let person: Person

test.beforeAll(async () => {
  person = await makePerson('Eglė', 'Bandytoja')
})

test.afterAll(() => removePerson(person))

test('the account menu links to the account, but not to the admin area', long, async ({page}) => {
  await startLoggedIn(page, person)
  await page.goto('/')
  await expect(greeting(page)).toHaveText('Sveiki! Esate prisijungę kaip Eglė.')
  await page.getByRole('banner').locator('summary', {hasText: 'Eglė'}).first().click()
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', {name: 'Mano paskyra'})).toBeVisible()
  await expect(header.getByRole('link', {name: 'Admin skydelis'})).toBeHidden()
  await expect(page.getByRole('region', {name: 'Administratoriaus režimas'})).toBeHidden()
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(header.getByRole('link', {name: 'Mano paskyra'})).toBeHidden()
  await page.getByRole('banner').locator('summary', {hasText: 'Eglė'}).first().click()
  await header.getByRole('button', {name: 'Atsijungti'}).click()
  await expect(logInButton(page)).toBeVisible()
})

test('on a phone, log-in and log-out are in the menu', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740})
  await page.goto('/')
  const menu = page.getByRole('banner').locator('summary', {hasText: 'Meniu'})
  await menu.click()
  await page.getByRole('banner').getByRole('link', {name: 'Prisijungti'}).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  expect(await dialog.boundingBox()).toMatchObject({x: 0, y: 0, width: 360, height: 740})
  await logIn(dialog, person)
  await expect(greeting(page)).toHaveText('Sveiki! Esate prisijungę kaip Eglė.')
  await menu.click()
  await page.getByRole('banner').getByRole('button', {name: 'Atsijungti'}).click()
  await expect(greeting(page)).toBeHidden()
})

test('what a password manager fills in without telling the page is sent', async ({page}) => {
  await page.goto('/')
  const dialog = await openAccountDialog(page)
  await dialog.getByRole('tab', {name: 'Prisijungimas'}).click()
  const panel = dialog.getByRole('tabpanel', {name: 'Prisijungimas'})
  for (const [label, value] of [
    ['El. paštas', person.email],
    ['Slaptažodis', person.password],
  ] as const) {
    const field = panel.getByLabel(label, {exact: true})
    await field.evaluate((input: HTMLInputElement, typed) => {
      input.value = typed
    }, value)
  }
  await panel.getByRole('button', {name: 'Prisijungti', exact: true}).click()
  await expect(greeting(page)).toHaveText('Sveiki! Esate prisijungę kaip Eglė.')
})

test(
  'a user without a name is greeted by email address, and a name of any length fits',
  long,
  async ({page}) => {
    for (const [name, ...widths] of [
      ['', 320],
      ['Aleksandra Magdalena-Vincenta', 320],
      ['W'.repeat(80), 360, 1280],
    ] as const) {
      const named = await makePerson(name, '')
      await page.setViewportSize({width: widths[0], height: 800})
      await startLoggedIn(page, named)
      await page.goto('/')
      await expect(greeting(page)).toHaveText(`Sveiki! Esate prisijungę kaip ${name || named.email}.`)
      for (const width of widths) {
        await page.setViewportSize({width, height: 800})
        await expect(greeting(page)).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      }
      await removePerson(named)
    }
  },
)

test('an admin sees a banner above the header, and can hide it until the next load', long, async ({page}) => {
  await startLoggedIn(page, await demoAdmin())
  await page.goto('/')
  const banner = page.getByRole('region', {name: 'Administratoriaus režimas'})
  await expect(banner).toContainText('ADMIN')
  await expect(banner).toContainText('Turite išplėstines teises svetainės valdymui')
  await expect(banner.getByRole('link', {name: 'Admin skydelis'})).toHaveAttribute('href', '/admin')
  const top = async () => (await page.getByRole('banner').locator('> div').boundingBox())?.y
  expect(await top()).toBeGreaterThan(40)
  expect(await accessibilityFaults(page)).toEqual([])
  await banner.getByRole('button', {name: 'Paslėpti'}).click()
  await expect(banner).toBeHidden()
  expect(await top()).toBe(0)
  await page.getByRole('banner').getByRole('link', {name: 'Naujienos'}).first().click()
  await expect(page).toHaveURL(/naujienos$/)
  await expect(page.getByRole('banner').locator('summary', {hasText: 'Aldona'}).first()).toBeVisible()
  await expect(banner).toBeHidden()
  await page.reload()
  await expect(banner).toBeVisible()
})

test('two tabs log in and out together', long, async ({page, context}) => {
  const other = await context.newPage()
  await page.goto('/')
  await other.goto('/')
  await expect(logInButton(other)).toBeVisible()
  await logIn(await openAccountDialog(page), person)
  await expect(greeting(page)).toBeVisible()
  await expect(greeting(other)).toHaveText('Sveiki! Esate prisijungę kaip Eglė.')
  await page.getByRole('main').getByRole('button', {name: 'Atsijungti'}).click()
  await expect(greeting(page)).toBeHidden()
  await expect(greeting(other)).toBeHidden()
  await expect(logInButton(other)).toBeVisible()
})

test.describe('when refused', () => {
  test.use({expectedConsoleErrors: /status of 4\d\d|ERR_FAILED/})

  test('wrong credentials show an error in both languages', async ({page}) => {
    for (const [path, language, title, text] of [
      ['/', 'lt', 'Prisijungimo klaida', 'Neteisingi prisijungimo duomenys'],
      ['/en', 'en', 'Log-in error', 'Wrong email address or password'],
    ] as const) {
      await page.goto(path)
      const dialog = await openAccountDialog(page, language)
      await logIn(dialog, {email: person.email, password: 'neteisingas'}, language)
      const summary = dialog.getByRole('region', {name: title})
      await expect(summary).toContainText(text)
      await expect(summary).toBeFocused()
    }
  })

  test('a session that was revoked elsewhere ends without an error', long, async ({page}) => {
    const own = await makePerson('Jonas')
    await startLoggedIn(page, own)
    await page.goto('/')
    await expect(greeting(page)).toHaveText('Sveiki! Esate prisijungę kaip Jonas.')
    await own.client.auth.signOut({scope: 'global'})
    await page.reload()
    await expect(page.getByText('Prisijungimo laikas baigėsi')).toBeVisible()
    await expect(logInButton(page)).toBeVisible()
    await expect(page.getByRole('heading', {level: 1})).toBeVisible()
    await removePerson(own)
  })

  test('an expired session ends without an error', long, async ({page}) => {
    const own = await makePerson('Jonas')
    const expired = {...own.session, expires_at: 1_700_000_000, refresh_token: 'nebegalioja'}
    await startLoggedIn(page, {...own, session: expired})
    await page.goto('/')
    await expect(page.getByText('Prisijungimo laikas baigėsi')).toBeVisible()
    await expect(logInButton(page)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('session'))).toBeNull()
    await removePerson(own)
  })

  test('the session of a deleted account ends without an error', long, async ({page}) => {
    const own = await makePerson('Jonas')
    await startLoggedIn(page, own)
    await removePerson(own)
    await page.goto('/')
    await expect(page.getByText('Prisijungimo laikas baigėsi')).toBeVisible()
    await expect(logInButton(page)).toBeVisible()
  })

  test('nobody is an admin while the check fails', long, async ({page}) => {
    await page.route('**/rest/v1/rpc/is_admin', (route) => route.abort())
    await startLoggedIn(page, await demoAdmin())
    const refused = nextFailure(page, '/rpc/is_admin')
    await page.goto('/')
    await refused
    await expect(greeting(page)).toHaveText('Sveiki! Esate prisijungę kaip Aldona.')
    await expect(page.getByRole('region', {name: 'Administratoriaus režimas'})).toBeHidden()
  })
})
