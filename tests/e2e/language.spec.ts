import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

const stored = () => localStorage.getItem('language')

test('the toggle keeps the page, its query and its hash, and stores the choice', async ({page}) => {
  await page.goto('/renginiai?nuo=laisko#past')
  await page.getByRole('link', {name: 'English'}).click()
  await expect(page).toHaveURL(/\/en\/renginiai\?nuo=laisko#past$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(stored)).toBe('en')
  await page.getByRole('link', {name: 'Lietuvių'}).click()
  await expect(page).toHaveURL(/[^n]\/renginiai\?nuo=laisko#past$/)
  expect(await page.evaluate(stored)).toBe('lt')
})

test('a visitor who chose English is redirected there from a Lithuanian URL', async ({page}) => {
  await page.goto('/en')
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await page.goto('/naujienos?p=1#top')
  await expect(page).toHaveURL(/\/en\/naujienos\?p=1#top$/)
  await page.goto('/')
  await expect(page).toHaveURL(/\/en$/)
})

test(
  'an English URL is shown in English and stores nothing, and an invalid stored language is removed',
  long,
  async ({page}) => {
    await page.goto('/en/naujienos')
    await expect(page.getByRole('heading', {level: 1})).toHaveText('News')
    expect(await page.evaluate(stored)).toBeNull()

    await page.evaluate(() => localStorage.setItem('language', 'cy'))
    await page.goto('/naujienos')
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Naujienos')
    expect(await page.evaluate(stored)).toBeNull()
  },
)

test.describe('in a browser that prefers English', () => {
  test.use({locale: 'en-GB'})

  test('the front page stays Lithuanian and sets no cookie', async ({page, context}) => {
    const response = await page.goto('/')
    expect(response?.headers()['set-cookie']).toBeUndefined()
    await expect(page.locator('html')).toHaveAttribute('lang', 'lt')
    expect(await context.cookies()).toEqual([])
  })
})

test('/lt redirects to the URL without a prefix', async ({page}) => {
  await page.goto('/lt/renginiai')
  await expect(page).toHaveURL(/\d\/renginiai$/)
})
