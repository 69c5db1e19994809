import {setTimeout as wait} from 'node:timers/promises'
import {goUntilHydrated} from '../support/hydration.ts'
import {layoutShift, watchLayoutShifts, whenIdle} from '../support/layout-shift.ts'
import {repeatedPictures, shownPictures, shownSources} from '../support/pictures.ts'
import {inLanguage} from '../support/routes.ts'
import {expect, test} from '../support/test.ts'
import {long, pageSets} from '../support/views.ts'

/** Longer than a browser waits for fonts before it paints. */
const FONTS_MS = 500

const others = [
  '/naujienos/puslapis/2',
  '/naujienos/lietuviskas-filmas-kardife-ir-niuporte',
  '/renginiai/bbq-savaitgalis-2026',
  '/renginiai/joniniai-2025',
  '/renginiai/keliones-autobusu-2025',
  '/renginiai/vasario-16-2026',
  '/paieska?q=kaledos',
]

/** Pages without a picture of their own. */
const withoutPicture =
  /^\/(aukoti(\/|$)|registracija\/|membership-success|christmas-|terms|privacy|prieinamumas|aukojimas-|paieska)|^\/renginiai\/(keliones|vasario)/

/** What these show depends on an answer that they wait for. */
const asksForPayment = /-success$|-sekmingai$/

const screens = [
  {language: 'lt', width: 360, height: 740, deviceScaleFactor: 2, details: {}},
  {language: 'en', width: 768, height: 1024, deviceScaleFactor: 2, details: long},
  {language: 'lt', width: 1280, height: 800, deviceScaleFactor: 1, details: long},
] as const

for (const {language, deviceScaleFactor, details: ofScreen, ...viewport} of screens) {
  test.describe(`at ${viewport.width} px, in ${language}`, () => {
    test.use({viewport, deviceScaleFactor})

    for (const {pages, paths, details} of pageSets(others, ofScreen)) {
      test(
        `on ${pages}, pictures fit their place, none is soon met again, and nothing moves`,
        details,
        async ({browser}) => {
          for (const path of paths) {
            // Chromium takes a larger picture that another page has loaded, rather than the one that fits.
            const page = await browser.newPage()
            // Text does not move when the fonts come after the first paint.
            await page.route('**/*.woff2', async (route) => {
              await wait(FONTS_MS)
              await route.continue()
            })
            goUntilHydrated(page)
            await watchLayoutShifts(page)
            await page.goto(inLanguage(language, path), {waitUntil: 'load'})
            await page.evaluate(whenIdle)
            if (!asksForPayment.test(path)) expect.soft(await layoutShift(page), path).toBeLessThan(0.01)
            expect.soft(await page.evaluate(shownSources), path).toBe(0)
            const pictures = await shownPictures(page)
            if (!withoutPicture.test(path)) expect(pictures, path).not.toEqual([])
            for (const picture of pictures) {
              const which = `${path}: ${picture.name}`
              expect.soft(picture.excess, which).toBeLessThanOrEqual(1.5)
              expect.soft(picture.excess, `${which} is blurred`).toBeGreaterThan(0.6)
              expect.soft(picture.format, which).toBe('heif')
              expect.soft(picture.hasColour, which).toBe(true)
              expect.soft(picture.isLazy, which).toBe(!picture.hasHighPriority)
            }
            expect.soft(repeatedPictures(pictures, 2 * viewport.height), path).toEqual([])
            const first = pictures.filter(({hasHighPriority}) => hasHighPriority)
            expect.soft(first.length, path).toBeLessThanOrEqual(1)
            await page.context().close()
          }
        },
      )
    }
  })
}
