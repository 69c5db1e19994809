import {findChromium} from '../../../scripts/supervisor/chromium.ts'
import {inLanguage, routes} from '../../support/routes.ts'
import {expect, test} from '../../support/test.ts'
import {expectPlainTextToFit} from '../../support/text-faults.ts'

const windows = [768, 1280].map((width) => ({width, height: 900}))

// The size that the browser's settings give to text, at which the breakpoints change too.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: ['--no-sandbox', '--blink-settings=defaultFontSize=32'],
  },
})

for (const language of ['lt', 'en'] as const) {
  test(`letters that the browser doubles fit wider windows, in ${language}`, async ({page}) => {
    for (const {path} of routes) {
      await page.goto(inLanguage(language, path))
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
      expect(size, path).toBe('32px')
      await expectPlainTextToFit(page, path, windows)
    }
  })
}
