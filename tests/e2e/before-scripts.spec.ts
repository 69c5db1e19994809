import type {Locator, Page} from '@playwright/test'
import {payByCard} from '../support/checkout-page.ts'
import {goBeforeScripts} from '../support/held-scripts.ts'
import {untilHydrated} from '../support/hydration.ts'
import {roundTrip} from '../support/page-requests.ts'
import {inLanguage, routes} from '../support/routes.ts'
import {expect, test} from '../support/test.ts'
import {languageViews, long, pagesOfEachKind} from '../support/views.ts'

const pressable = (page: Page) => page.locator('button[type=button]:not(:disabled)').filter({visible: true})

/** Repeated presses are counted and answered by nobody, so that this changes nothing. */
const countRepeatedPresses = () => {
  const repeated: {text: string | null; isReady: boolean}[] = []
  Object.assign(window, {repeated})
  addEventListener(
    'click',
    (event) => {
      if (event.isTrusted || !(event.target instanceof Element)) return
      event.stopImmediatePropagation()
      const isReady = Object.keys(event.target).some((key) => key.startsWith('__reactProps'))
      repeated.push({text: event.target.textContent, isReady})
    },
    true,
  )
}

const repeatedPresses = (page: Page) =>
  page.evaluate(() => (window as unknown as {repeated: {text: string; isReady: boolean}[]}).repeated)

for (const {language, details} of languageViews) {
  for (const {pages, paths, of} of [
    {pages: 'a page of each kind', paths: pagesOfEachKind, of: details},
    {pages: 'every page', paths: routes.map(({path}) => path), of: long},
  ]) {
    test(
      `each button of ${pages} keeps a press until its script is there, in ${language}`,
      of,
      async ({page}) => {
        await page.addInitScript(countRepeatedPresses)
        let pressed = 0
        for (const path of paths) {
          const {arrive} = await goBeforeScripts(page, inLanguage(language, path))
          const buttons = await pressable(page).all()
          const texts = await Promise.all(buttons.map((button) => button.textContent()))
          for (const button of buttons) {
            await button.click()
            await expect(button).toHaveAttribute('data-kept')
          }
          await arrive()
          await expect
            .poll(() => repeatedPresses(page), path)
            .toEqual(texts.map((text) => ({text, isReady: true})))
          await expect(page.locator('[data-kept]')).toHaveCount(0)
          pressed += buttons.length
        }
        expect(pressed).toBeGreaterThan(3)
      },
    )

    test(
      `each link of ${pages} to a form leads to a page with it, in ${language}`,
      of,
      async ({page, request}) => {
        const forms = new Set<string>()
        for (const path of paths) {
          await goBeforeScripts(page, inLanguage(language, path))
          const openers = page.locator('a[aria-haspopup=dialog]')
          for (const href of await openers.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
            forms.add(href ?? '')
          await page.unrouteAll({behavior: 'ignoreErrors'})
        }
        expect([...forms]).toContain(inLanguage(language, '/aukoti'))
        expect([...forms]).toContain(inLanguage(language, '/paskyra'))
        for (const path of forms) {
          const response = await request.get(path)
          expect(response.status(), path).toBe(200)
          // A photo has no form, and logging in takes a script.
          const isPhoto = response.headers()['content-type']?.startsWith('image/')
          if (isPhoto || path.endsWith('/paskyra')) continue
          expect((await response.text()).includes('method="POST"'), path).toBe(true)
        }
      },
    )
  }
}

test('a like that is pressed twice before the scripts arrive counts once', async ({page}) => {
  const {arrive} = await goBeforeScripts(page, '/renginiai/joniniai-2025')
  const like = page.getByRole('button', {name: /^Patinka/})
  await like.click()
  await like.click()
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/event_likes') && request.method() === 'POST') writes.push(request.url())
  })
  const stored = page.waitForResponse(
    (response) => response.url().includes('/event_likes') && response.request().method() === 'POST',
  )
  await arrive()
  expect((await stored).ok()).toBe(true)
  await expect(like).toHaveAttribute('aria-pressed', 'true')
  await roundTrip(page)
  expect(writes).toHaveLength(1)
  const removed = page.waitForResponse((response) => response.request().method() === 'DELETE')
  await like.click()
  expect((await removed).ok()).toBe(true)
})

test('a gift is given before the scripts arrive', async ({page}) => {
  await goBeforeScripts(page, '/naujienos')
  await page.getByRole('banner').getByRole('link', {name: 'Paaukoti'}).filter({visible: true}).click()
  await expect(page).toHaveURL('/aukoti')
  await page.getByText('£10', {exact: true}).click()
  await send(page.getByRole('main'), 'Aukoti')
  const toStripe = page.getByRole('link', {name: 'Atverti mokėjimo puslapį naujame lange'})
  await expect(toStripe).toBeInViewport()
  const [checkout] = await Promise.all([page.waitForEvent('popup'), toStripe.click()])
  await payByCard(checkout, 'austeja@example.test')
  await expect(checkout).toHaveURL(/\/aukojimas-sekmingai/)
  await page.unrouteAll({behavior: 'ignoreErrors'})
})

test('what was filled in before the scripts arrive stays', async ({page}) => {
  const {arrive} = await goBeforeScripts(page, '/en/taptinariu')
  const main = page.getByRole('main')
  await main.getByLabel('First name').fill('Austėja')
  await main.getByLabel('By bank transfer').check()
  await main.getByLabel(/I’d like/).check()
  await arrive()
  await expect(main.getByLabel('First name')).toHaveValue('Austėja')
  // The scripts know of the transfer: they name the account, and what the button does.
  await expect(main.getByText('Account number').filter({visible: true})).toHaveCount(1)
  await send(main, 'Submit application')
  await expect(main.getByRole('region', {name: 'Please correct the highlighted fields'})).toBeFocused()
  await expect(main.getByLabel('First name')).toHaveValue('Austėja')
  await expect(main.getByLabel('By bank transfer')).toBeChecked()
  await expect(main.getByLabel(/I’d like/)).toBeChecked()
})

test('a language that is chosen before the scripts arrive stays chosen', async ({page}) => {
  await page.goto('/en')
  await page.evaluate(() => localStorage.setItem('language', 'en'))
  await goBeforeScripts(page, '/en/naujienos')
  await page.getByRole('link', {name: 'Lietuvių'}).first().click()
  await expect(page).toHaveURL('/naujienos')
  await page.unrouteAll({behavior: 'ignoreErrors'})
  await untilHydrated(page)
  await expect(page).toHaveURL('/naujienos')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('lt')
})

async function send(main: Locator, label: string): Promise<void> {
  await main.getByRole('button', {name: label, exact: true}).click()
}
