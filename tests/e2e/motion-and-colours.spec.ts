import type {Page} from '@playwright/test'
import {adminPaths, showTab} from '../support/admin-area.ts'
import {dialogs, goToOpener, openDialog, showErrors} from '../support/dialogs.ts'
import {walkByKeyboard} from '../support/focus.ts'
import {indistinct, unmarkedChoices} from '../support/forced-colours.ts'
import {movedElements, watchMotion} from '../support/motion.ts'
import {goBeforeScripts} from '../support/held-scripts.ts'
import {demoAdmin, startLoggedIn} from '../support/people.ts'
import {inLanguage} from '../support/routes.ts'
import {expect, test} from '../support/test.ts'
import {languageViews, long, pageSets, views} from '../support/views.ts'

const others = [
  '/paskyra',
  '/slaptazodis',
  '/paieska?q=svonsis',
  '/naujienos/puslapis/2',
  '/naujienos/lietuviskas-filmas-kardife-ir-niuporte',
  '/renginiai/bbq-savaitgalis-2026',
  '/nera-tokio-puslapio',
]

test.use({expectedConsoleErrors: /404/})

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
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
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

  for (const {language, details: ofView} of languageViews) {
    for (const {pages, paths, details} of pageSets(others, ofView)) {
      test(`stops on ${pages}, in ${language}`, details, async ({page}) => {
        await watchMotion(page)
        for (const path of paths) {
          await page.goto(inLanguage(language, path))
          await page.mouse.wheel(0, 2000)
          expect(await movedElements(page), path).toEqual([])
          expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(
            'auto',
          )
        }
      })
    }
  }
})

test.describe('in forced colours', () => {
  test.use({contextOptions: {reducedMotion: 'reduce', forcedColors: 'active'}})

  for (const {language, width, details: ofView} of views) {
    test.describe(`in ${language} at ${width} px`, () => {
      for (const {pages, paths, details} of pageSets(others, ofView)) {
        test(`what can be pressed is seen on ${pages}`, details, async ({page}) => {
          await page.setViewportSize({width, height: 740})
          for (const path of paths) {
            await page.goto(inLanguage(language, path))
            expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
            expect(await indistinct(page), path).toEqual([])
            expect(await unmarkedChoices(page), path).toEqual([])
          }
        })
      }

      test('what can be pressed is seen in dialogs and their errors', long, async ({page}) => {
        await page.setViewportSize({width, height: 740})
        for (const dialog of dialogs) {
          const opener = await goToOpener(page, language, dialog)
          await opener.press('Enter')
          const opened = page.locator(openDialog)
          await expect(opened).toBeVisible()
          await showErrors(opened)
          expect(await indistinct(page, openDialog), dialog.path).toEqual([])
          expect(await unmarkedChoices(page), dialog.path).toEqual([])
        }
      })

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

  for (const {language, details} of languageViews) {
    test.describe(`without script, in ${language}`, details, () => {
      test.use({javaScriptEnabled: false})

      test('what can be pressed is seen, the address to share too', async ({page}) => {
        for (const path of ['/kaledos-2025', '/aukoti', '/taptinariu', '/registracija/penki-uz-lietuva']) {
          await page.goto(inLanguage(language, path))
          await expect(page.getByRole('heading', {level: 1})).toBeVisible()
          expect(await indistinct(page), path).toEqual([])
          expect(await unmarkedChoices(page), path).toEqual([])
        }
      })
    })
  }

  test('what can be pressed and what is chosen is seen in the admin dashboard', long, async ({page}) => {
    await startLoggedIn(page, await demoAdmin())
    for (const path of adminPaths) {
      await page.goto(path)
      await showTab(page, 1280)
      expect(await page.locator('[role=tab][aria-selected=true]').count(), path).toBe(1)
      expect(await indistinct(page), path).toEqual([])
      expect(await unmarkedChoices(page), path).toEqual([])
    }
  })
})
