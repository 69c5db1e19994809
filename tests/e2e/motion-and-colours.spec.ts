import type {Page} from '@playwright/test'
import {walkByKeyboard} from '../support/focus.ts'
import {indistinct} from '../support/forced-colours.ts'
import {movedElements, watchMotion} from '../support/motion.ts'
import {goBeforeScripts} from '../support/held-scripts.ts'
import {inLanguage} from '../support/routes.ts'
import {expect, test} from '../support/test.ts'
import {long, pageSets, views} from '../support/views.ts'

/** Opens what moves for those who like it: the menu, a picture, a dialog, a toast. */
async function useWhatMoves(page: Page): Promise<string[]> {
  const moved: string[] = []
  await page.setViewportSize({width: 360, height: 740})
  await page.goto('/fotografijos')
  await page.getByRole('banner').locator('summary').click()
  await page.keyboard.press('Escape')
  await page
    .getByRole('link', {name: /^Padidinti/})
    .first()
    .click()
  await page.getByRole('button', {name: 'Kitas paveikslėlis'}).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  moved.push(...(await movedElements(page)))

  await page.goto('/is-sirdies-i-sirdi')
  await page.getByRole('main').getByRole('link', {name: 'Paaukoti'}).first().click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  moved.push(...(await movedElements(page)))

  await page.goto('/kaledos-2025')
  await page.getByRole('button', {name: 'Kopijuoti tekstą žinutei'}).click()
  await expect(page.getByText('Tekstas nukopijuotas')).toBeVisible()
  moved.push(...(await movedElements(page)))
  return moved
}

test.describe('motion', () => {
  test.use({permissions: ['clipboard-write']})

  test('stops for whoever asks for less of it', long, async ({page}) => {
    await watchMotion(page)
    await page.emulateMedia({reducedMotion: 'no-preference'})
    expect(await useWhatMoves(page)).not.toEqual([])
    await page.emulateMedia({reducedMotion: 'reduce'})
    expect(await useWhatMoves(page)).toEqual([])
  })

  for (const {pages, paths, details} of pageSets()) {
    test(`stops on ${pages}`, details, async ({page}) => {
      await watchMotion(page)
      for (const path of paths) {
        await page.goto(path)
        await page.mouse.wheel(0, 2000)
        expect(await movedElements(page), path).toEqual([])
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
          'auto',
        )
      }
    })
  }
})

test.describe('in forced colours', () => {
  test.use({contextOptions: {reducedMotion: 'reduce', forcedColors: 'active'}})

  for (const {language, width, details: ofView} of views) {
    test.describe(`in ${language} at ${width} px`, () => {
      for (const {pages, paths, details} of pageSets([], ofView)) {
        test(`what can be pressed is seen on ${pages}`, details, async ({page}) => {
          await page.setViewportSize({width, height: 740})
          for (const path of paths) {
            await page.goto(inLanguage(language, path))
            expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
            expect(await indistinct(page), path).toEqual([])
          }
        })
      }

      test('a press that waits for the scripts is seen', long, async ({page}) => {
        await page.setViewportSize({width, height: 740})
        const {arrive} = await goBeforeScripts(page, inLanguage(language, '/kaledos-2025'))
        const button = page.locator('main button[type=button]').filter({visible: true}).first()
        const opacity = () => button.evaluate((element) => getComputedStyle(element).opacity)
        expect(await opacity()).toBe('1')
        await button.click()
        expect(Number(await opacity())).toBeLessThan(0.7)
        await arrive()
        expect(await opacity()).toBe('1')
      })

      test('the focus is seen', long, async ({page}) => {
        await page.setViewportSize({width, height: 740})
        for (const path of ['/', '/kontaktai', '/kaledos-2025']) {
          await page.goto(inLanguage(language, path))
          expect((await walkByKeyboard(page)).faults, path).toEqual([])
        }
      })
    })
  }
})
