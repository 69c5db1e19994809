import {faultsInEachScheme} from '../../support/accessibility.ts'
import {inLanguage, routes} from '../../support/routes.ts'
import {expect, test} from '../../support/test.ts'

// Read-only, so the workers can share them.
test.describe.configure({mode: 'parallel'})

for (const {path} of routes) {
  test(`${path} is accessible on phone and desktop in both languages, light and dark`, async ({page}) => {
    for (const language of ['lt', 'en'] as const) {
      await page.goto(inLanguage(language, path))
      for (const width of [360, 1280]) {
        await page.setViewportSize({width, height: 900})
        expect(await faultsInEachScheme(page), `${language} at ${width} px`).toEqual([])
      }
    }
  })
}
