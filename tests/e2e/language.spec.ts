import type {Locator, Page} from '@playwright/test'
import {untilHydrated} from '../support/hydration.ts'
import {inLanguage} from '../support/routes.ts'
import {expect, test} from '../support/test.ts'
import {timeLimits} from '../support/time-limits.ts'
import {long, views} from '../support/views.ts'

const stored = () => localStorage.getItem('language')

test('the toggle keeps the page, its query and its hash, and stores the choice', async ({page}) => {
  await page.goto('/renginiai?nuo=laisko#past')
  await page.getByRole('link', {name: 'English'}).click()
  await expect(page).toHaveURL(/\/en\/renginiai\?nuo=laisko#past$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(stored)).toBe('en')
  await untilHydrated(page)
  await page.getByRole('link', {name: 'Lietuvių'}).click()
  await expect(page).toHaveURL(/[^n]\/renginiai\?nuo=laisko#past$/)
  expect(await page.evaluate(stored)).toBe('lt')
})

const topOf = (element: Locator) => element.evaluate((each) => each.getBoundingClientRect().top)

/** Scrolls until the element is below the header: upwards at last, which brings the header back. */
async function readAt(page: Page, element: Locator): Promise<void> {
  await element.evaluate((each) => scrollTo(0, each.getBoundingClientRect().top + scrollY))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.evaluate(() => scrollBy(0, -110))
}

/** Unlike `click()`, which scrolls what is in the header away from the window's edge first. */
async function pressInPlace(page: Page, element: Locator): Promise<void> {
  const {x, y} = await element.evaluate((each) => each.getBoundingClientRect())
  await page.mouse.click(x + 5, y + 5)
}

for (const {language, width, details} of views) {
  test(`the toggle keeps the place, from ${language} at ${width} px`, details, async ({page}) => {
    await page.setViewportSize({width, height: 800})
    const toggle = page.getByRole('link', {name: {lt: 'English', en: 'Lietuvių'}[language]}).first()
    const news = page.locator('main article')
    for (const {path, place, more} of [
      {path: '/apie-mus', place: page.locator('#council')},
      {path: '/is-sirdies-i-sirdi?nuo=laisko#stats', place: page.locator('#how-to-give-title')},
      {path: '/naujienos', place: news.nth(9), more: {lt: 'Rodyti daugiau', en: 'Show more'}[language]},
    ]) {
      await page.goto(inLanguage(language, path))
      if (more) await page.getByRole('link', {name: more}).click()
      let top = 0
      // The header goes once more when it begins to follow the visitor.
      await expect(async () => {
        await readAt(page, place)
        top = await topOf(place)
        const from = page.url()
        await pressInPlace(page, toggle)
        await expect(page).not.toHaveURL(from, {timeout: timeLimits.oneTry})
      }).toPass()
      await expect.poll(async () => Math.abs((await topOf(place)) - top), path).toBeLessThan(3)
      await page.evaluate(() => localStorage.removeItem('language'))
    }
  })
}

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
