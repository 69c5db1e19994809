import {dialogs, expectDialogToFit, goToOpener, openDialog, photo, showErrors} from '../support/dialogs.ts'
import {walkByKeyboard} from '../support/focus.ts'
import {inLanguage} from '../support/routes.ts'
import {expect, test} from '../support/test.ts'
import {enlargeText, expectEnlargedTextToFit, expectTextToFit} from '../support/text-faults.ts'
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
  '/auth/confirm?token_hash=nera&type=signup',
  `/naujienlaiskis/patvirtinti?token=${'ab'.repeat(32)}`,
  `/naujienlaiskis/atsisakyti?token=${'ab'.repeat(32)}`,
  `/registracija/atsaukti?token=${'ab'.repeat(32)}`,
  `/naryste/pratesti?token=${'ab'.repeat(32)}`,
  `/gift-aid?token=${'ab'.repeat(32)}`,
  `/mano-auka?token=${'ab'.repeat(32)}`,
  '/laiskai/kalba',
  '/perziura',
  '/nera-tokio-puslapio',
]

test.use({viewport: {width: 360, height: 740}, expectedConsoleErrors: /40[04]/})

for (const {language, details: ofView} of languageViews) {
  for (const {pages, paths, details} of pageSets(others, ofView)) {
    test(
      `text of twice the size, wider spaces and zoom lose no text on ${pages}, in ${language}`,
      details,
      async ({page}) => {
        for (const path of paths) {
          await page.goto(inLanguage(language, path))
          await expect(page.getByRole('heading', {level: 1})).toBeVisible()
          await expectTextToFit(page, path)
        }
      },
    )
  }

  test(`nor in dialogs and their errors, in ${language}`, long, async ({page}) => {
    for (const dialog of dialogs) {
      await test.step(dialog.path, async () => {
        const opener = await goToOpener(page, language, dialog)
        await expectDialogToFit(page, dialog.path, () => opener.press('Enter'))
        const opened = page.locator(openDialog)
        await showErrors(opened)
        await expectTextToFit(page, `errors of ${dialog.path}`, openDialog)
        if (!dialog.hasTabs) return
        await opened.getByRole('tab', {selected: false}).click()
        await expectTextToFit(page, `the other form of ${dialog.path}`, openDialog)
        await showErrors(opened)
        await expectTextToFit(page, `errors of the other form of ${dialog.path}`, openDialog)
      })
    }
  })

  test(
    `an enlarged photo keeps half of a low window, and its buttons, in ${language}`,
    long,
    async ({page}) => {
      const sizes = [
        {width: 640, height: 360},
        {width: 844, height: 390},
      ]
      for (const size of sizes) {
        await page.setViewportSize(size)
        await (await goToOpener(page, language, photo)).press('Enter')
        const dialog = page.locator(openDialog)
        for (const button of await dialog.getByRole('button').all()) {
          await expect(button).toBeInViewport({ratio: 1})
        }
        await expect(dialog.getByRole('img')).toHaveCount(1)
        await expectEnlargedTextToFit(page, 'the photo', [size], openDialog)
        const undo = await enlargeText(page)
        const picture = await dialog.getByRole('img').boundingBox()
        expect(picture?.height).toBeGreaterThanOrEqual(size.height / 2)
        await undo()
      }
    },
  )

  test(`nothing covers the focus at 400 %, in ${language}`, long, async ({page}) => {
    await page.setViewportSize({width: 320, height: 256})
    for (const path of ['/', '/kontaktai', '/kaledos-2025']) {
      await page.goto(inLanguage(language, path))
      expect((await walkByKeyboard(page)).faults, path).toEqual([])
    }
  })

  test(`the menu fits in twice the size, in ${language}`, ofView, async ({page}) => {
    await page.goto(inLanguage(language, '/'))
    await page.getByRole('banner').locator('summary').click()
    await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible()
    await expectTextToFit(page, 'the menu', 'header')
  })

  test(`what unfolds on a page fits, in ${language}`, long, async ({page}) => {
    for (const path of ['/renginiai', '/kaledos-2025', '/renginiai/bbq-savaitgalis-2026', '/kontaktai']) {
      await page.goto(inLanguage(language, path))
      const folded = page.getByRole('main').locator('details:not([open]) > summary')
      expect(await folded.count(), path).toBeGreaterThan(0)
      while ((await folded.count()) > 0) await folded.first().click()
      await expectTextToFit(page, `${path} unfolded`)
    }
  })
}
