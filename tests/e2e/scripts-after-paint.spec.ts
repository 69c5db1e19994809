import {isHydrated} from '../support/hydration.ts'
import {inLanguage} from '../support/routes.ts'
import {expect, test} from '../support/test.ts'
import {languageViews, long} from '../support/views.ts'

for (const {language, details} of languageViews) {
  test(`no script is loaded before the page is painted, in ${language}`, details, async ({page}) => {
    for (const path of ['/', '/kaledos-2025', '/taptinariu']) {
      await page.goto(inLanguage(language, path))
      const {painted, loaded} = await page.evaluate(() => ({
        painted: performance.getEntriesByName('first-paint')[0]?.startTime ?? Infinity,
        loaded: performance
          .getEntriesByType('resource')
          .filter(({name}) => name.endsWith('.js'))
          .map(({startTime}) => startTime),
      }))
      expect(loaded.length, path).toBeGreaterThan(5)
      expect(Math.min(...loaded), path).toBeGreaterThan(painted)
    }
  })
}

test('a page that opens in the background has its scripts before anybody sees it', long, async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', {value: true})
    window.PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto('/apie-mus')
  expect(await page.evaluate(isHydrated)).toBe(true)
})
