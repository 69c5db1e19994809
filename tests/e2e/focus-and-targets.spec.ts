import {dialogs, goToOpener, openDialog} from '../support/dialogs.ts'
import {walkByKeyboard} from '../support/focus.ts'
import {inLanguage} from '../support/routes.ts'
import {smallTargets} from '../support/targets.ts'
import {expect, test} from '../support/test.ts'
import {long, pageSets, views} from '../support/views.ts'

const others = [
  '/paskyra',
  '/slaptazodis',
  '/paieska?q=svonsis',
  '/naujienos/lietuviskas-filmas-kardife-ir-niuporte',
  '/renginiai/bbq-savaitgalis-2026',
  '/renginiai/vasario-16-2026',
  '/nera-tokio-puslapio',
]

const colorSchemes = {lt: 'light', en: 'dark'} as const

for (const {language, width, details: ofView} of views) {
  const colorScheme = colorSchemes[language]
  test.describe(`in ${language} at ${width} px, ${colorScheme}`, () => {
    // At once: how colours fade in is no matter of contrast.
    test.use({viewport: {width, height: 740}, colorScheme})
    test.use({expectedConsoleErrors: /404/})

    for (const {pages, paths, details} of pageSets(others, ofView)) {
      test(
        `on ${pages} the keyboard reaches everything in order, its focus is seen, and a finger hits it`,
        details,
        async ({page}) => {
          for (const path of paths) {
            await page.goto(inLanguage(language, path))
            expect(await smallTargets(page), `too small on ${path}`).toEqual([])
            const {stops, faults} = await walkByKeyboard(page)
            expect(faults, path).toEqual([])
            expect(stops.length, path).toBeGreaterThan(15)
          }
        },
      )
    }
  })
}

for (const {language, width} of views) {
  test(
    `a dialog takes the focus, keeps it and gives it back, in ${language} at ${width} px`,
    long,
    async ({page}) => {
      await page.setViewportSize({width, height: 740})
      for (const kind of dialogs) {
        await test.step(kind.path, async () => {
          const opener = await goToOpener(page, language, kind)
          await opener.focus()
          await page.keyboard.press('Enter')
          const dialog = page.locator(openDialog)
          await expect(dialog).toBeVisible()
          await expect(dialog.locator(':focus').or(dialog.and(page.locator(':focus')))).toHaveCount(1)
          await expect(dialog.getByRole('button').first()).toBeVisible()
          expect(await smallTargets(page, openDialog)).toEqual([])
          const {stops, faults} = await walkByKeyboard(page, openDialog)
          expect(faults).toEqual([])
          expect(stops.length).toBeGreaterThan(1)
          await page.keyboard.press('Escape')
          await expect(dialog).toHaveCount(0)
          await expect(opener).toBeFocused()
        })
      }
    },
  )
}
