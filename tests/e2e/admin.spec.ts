import type {Page} from '@playwright/test'
import {accessibilityFaults} from '../support/accessibility.ts'
import {demoAdmin, demoPerson, startLoggedIn} from '../support/people.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

const title = (page: Page) => page.getByRole('heading', {level: 1, name: 'Admin skydelis'})
const tab = (page: Page, name: RegExp) => page.getByRole('tab', {name})
const section = (page: Page, name: RegExp) =>
  page.getByRole('navigation', {name: 'Skydelio skyriai'}).getByRole('button', {name})

test('a visitor who is not logged in is redirected to the front page, without a message', async ({page}) => {
  await page.goto('/admin')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Prieiga uždrausta')).toHaveCount(0)
})

test('a user who is not an admin is told so and redirected to the front page in their language', async ({
  page,
}) => {
  await startLoggedIn(page, await demoPerson('vartotojas'))
  await page.goto('/admin')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Prieiga uždrausta')).toBeVisible()
  await expect(page.getByText('Neturite administratoriaus teisių')).toBeVisible()

  await page.goto('/en/admin?tab=comments')
  await expect(page).toHaveURL('/en')
  await expect(page.getByText('Access denied')).toBeVisible()
})

test('the banner links to the admin area, whose tabs are in the URL', async ({page}) => {
  await startLoggedIn(page, await demoAdmin())
  await page.goto('/')
  await page.getByRole('region', {name: 'Administratoriaus režimas'}).getByRole('link').click()
  await expect(title(page)).toBeVisible()
  await expect(page).toHaveTitle(/^Admin skydelis/)
  await expect(page).toHaveURL(/\/admin\?tab=./)

  await section(page, /^Pinigai/).click()
  await tab(page, /^Aukos/).click()
  await expect(page).toHaveURL('/admin?tab=donations')
  await page.reload()
  await expect(tab(page, /^Aukos/)).toHaveAttribute('aria-selected', 'true')
  await expect(section(page, /^Pinigai/)).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('tab')).toHaveText([/^Mokėjimai/, 'Bankas', 'Aukos', 'Metai', 'Nustatymai'])
  await tab(page, /^Aukos/).press('ArrowRight')
  await tab(page, /^Metai/).press('Enter')
  await expect(page).toHaveURL('/admin?tab=year')
  await page.goBack()
  await expect(tab(page, /^Aukos/)).toHaveAttribute('aria-selected', 'true')
  await section(page, /^Sistema/).click()
  await expect(page).toHaveURL('/admin?tab=system')
  expect(await accessibilityFaults(page)).toEqual([])
})

test('search engines do not index the page', async ({request}) => {
  const html = await (await request.get('/admin')).text()
  expect(html).toMatch(/<meta name="robots" content="noindex/)
})

test.describe('when the database does not respond', long, () => {
  test.use({expectedConsoleErrors: /Failed to load resource/})

  test('a failed check lets nobody in', async ({page}) => {
    await startLoggedIn(page, await demoAdmin())
    await page.route('**/rest/v1/rpc/is_admin*', (route) => route.fulfill({status: 503, json: {}}))
    await page.goto('/admin')
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Prieiga uždrausta')).toHaveCount(0)
  })

  test('a list shows the failure and loads on retry', async ({page}) => {
    await startLoggedIn(page, await demoAdmin())
    await page.route('**/rest/v1/rpc/find_users*', (route) => route.fulfill({status: 503, json: {}}))
    // A search, since other tests fill the first page with newer accounts.
    await page.goto('/admin?q=admin@example.test')
    await expect(page.getByRole('alert').filter({hasText: 'Sąrašo įkelti nepavyko'})).toBeVisible()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.unroute('**/rest/v1/rpc/find_users*')
    await page.getByRole('button', {name: 'Bandyti dar kartą'}).click()
    await expect(page.getByRole('table', {name: 'Vartotojai'})).toContainText('admin@example.test')
  })
})
