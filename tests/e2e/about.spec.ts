import type {Page} from '@playwright/test'
import {stopClock} from '../support/page-clock.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

const bankSection = (page: Page) => page.locator('main dl', {hasText: /Sąskaitos numeris|Account number/})

test('the about page says what connects us, who can join and what it costs', async ({page}) => {
  await page.goto('/apie-mus')
  const connections = page.getByRole('region', {name: 'Kas mus jungia'})
  await expect(connections.getByRole('heading', {level: 3})).toHaveText(['Velsas', 'Bendruomenė', 'Lietuva'])
  const membership = page.getByRole('region', {name: 'Narystė'})
  await expect(membership).toContainText('18 metų')
  await expect(membership).toContainText('£15')
  await expect(bankSection(page)).toContainText('00-00-00')
  await expect(bankSection(page)).toContainText('Vardas Pavardė Membership')
  await page.getByRole('main').getByRole('link', {name: 'Tapti nariu'}).click()
  await expect(page).toHaveURL(/\/taptinariu$/)
})

test('a line of the bank details is copied, with a brief confirmation', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await stopClock(page)
  await page.goto('/en/apie-mus')
  const row = bankSection(page).locator('div', {hasText: 'Sort code'})
  await row.getByRole('button', {name: 'Copy: Sort code'}).click()
  await expect(row.getByRole('status')).toHaveText('Copied!')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('00-00-00')
  await page.clock.runFor(1900)
  await expect(row.getByRole('status')).toHaveText('Copied!')
  await page.clock.runFor(2000)
  await expect(row.getByRole('status')).toBeEmpty()
})

test('the page says so when copying fails', long, async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.goto('/apie-mus')
  await page.getByRole('button', {name: 'Kopijuoti: Sąskaitos numeris'}).click()
  await expect(page.getByText('Nepavyko nukopijuoti.')).toBeVisible()
})

test('the membership page names the fee, this year’s deadline and how to join', async ({page}) => {
  await page.goto('/taptinariu')
  await expect(page.getByText('Nauji nariai priimami iki 2025 m. gruodžio 31 d.')).toBeVisible()
  await expect(page.getByRole('region', {name: 'Ką gauna narys'}).getByRole('listitem')).toHaveCount(3)
  await page.goto('/en/taptinariu')
  await expect(page.getByText('until 31 December 2025')).toBeVisible()
  const letter = new URL((await page.getByRole('link', {name: 'Send an email'}).getAttribute('href')) ?? '')
  expect(letter.protocol).toBe('mailto:')
  expect(letter.searchParams.get('subject')).toBe('I’d like to become a member')
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('the membership page has its form, and how else to reach the organisers', async ({page}) => {
    await page.goto('/taptinariu')
    const main = page.getByRole('main')
    await expect(main.getByRole('textbox', {name: 'El. paštas', exact: true})).toBeVisible()
    await expect(main.getByRole('link', {name: 'Rašyti el. laišką'})).toBeVisible()
    await expect(main.getByRole('button')).toHaveText([/Pereiti prie mokėjimo/])
  })
})

test('the contact page links to phone, email and social pages, and gives the opening hours', async ({
  page,
}) => {
  await page.goto('/kontaktai')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', {name: '+44 1632 960 123'})).toHaveAttribute(
    'href',
    'tel:+441632960123',
  )
  await expect(main.getByRole('link', {name: 'info@velso-lietuviai.example'})).toHaveAttribute(
    'href',
    'mailto:info@velso-lietuviai.example',
  )
  await expect(main.getByText('Pirmadienis–penktadienis, 09:00–17:00')).toBeVisible()
  await expect(main.getByRole('link', {name: /Facebook/})).toHaveAttribute('target', '_blank')
})
