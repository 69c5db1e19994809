import {accessibilityFaults} from '../../support/accessibility.ts'
import {adminPaths, showTab} from '../../support/admin-area.ts'
import {demoAdmin, startLoggedIn} from '../../support/people.ts'
import {expect, test} from '../../support/test.ts'

for (const path of adminPaths) {
  test(`${path} fits and is accessible on screens of every size`, async ({page}) => {
    await startLoggedIn(page, await demoAdmin())
    await page.goto(path)
    for (const width of [320, 768, 1280] as const) {
      await showTab(page, width)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `at ${width} px`).toBe(0)
      expect(await accessibilityFaults(page), `at ${width} px`).toEqual([])
    }
  })
}
