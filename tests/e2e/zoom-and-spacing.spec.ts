import {walkByKeyboard} from '../support/focus.ts'
import {inLanguage} from '../support/routes.ts'
import {expect, test} from '../support/test.ts'
import {textFaults} from '../support/text-faults.ts'
import {languageViews, long, pageSets} from '../support/views.ts'

const others = [
  '/paieska?q=svonsis',
  '/paskyra',
  '/slaptazodis',
  '/naujienos/puslapis/2',
  '/naujienos/puslapis/visos',
  '/naujienos/lietuviskas-filmas-kardife-ir-niuporte',
  '/renginiai/bbq-savaitgalis-2026',
  '/renginiai/joniniai-2025',
  '/renginiai/keliones-autobusu-2025',
  '/renginiai/vasario-16-2026',
]

/** What a window of 1280 × 1024 pixels leaves when it is zoomed. */
const zoomed = {'200 %': {width: 640, height: 512}, '400 %': {width: 320, height: 256}}
const phone = {width: 360, height: 740}

test.use({viewport: phone})

for (const {language, details: ofView} of languageViews) {
  for (const {pages, paths, details} of pageSets(others, ofView)) {
    test(
      `text of twice the size, wider spaces and zoom lose no text on ${pages}, in ${language}`,
      details,
      async ({page}) => {
        for (const path of paths) {
          await page.goto(inLanguage(language, path))
          await expect(page.getByRole('heading', {level: 1})).toBeVisible()
          expect(await textFaults(page, 'enlarged'), `${path} enlarged`).toEqual([])
          for (const [zoom, size] of Object.entries(zoomed)) {
            await page.setViewportSize(size)
            expect(await textFaults(page), `${path} at ${zoom}`).toEqual([])
          }
          expect(await textFaults(page, 'spaced'), `${path} spaced`).toEqual([])
          await page.setViewportSize(phone)
        }
      },
    )
  }

  test(`nothing covers the focus at 400 %, in ${language}`, long, async ({page}) => {
    await page.setViewportSize(zoomed['400 %'])
    for (const path of ['/', '/kontaktai', '/kaledos-2025']) {
      await page.goto(inLanguage(language, path))
      expect((await walkByKeyboard(page)).faults, path).toEqual([])
    }
  })

  test(`the menu fits in twice the size, in ${language}`, ofView, async ({page}) => {
    await page.goto(inLanguage(language, '/'))
    await page.getByRole('banner').locator('summary').click()
    await page.addStyleTag({content: 'html {font-size: 200% !important}'})
    const bar = page.getByRole('banner').locator('> div')
    const widths = await bar
      .locator('a, button, summary, p')
      .evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility())
          .map((element) => element.getBoundingClientRect().right),
      )
    expect(widths.length).toBeGreaterThan(10)
    expect(Math.max(...widths)).toBeLessThanOrEqual(360)
  })
}
