import type {Language} from '@site/schemas/languages'
import type {Locator, Page} from '@playwright/test'
import {inLanguage} from './routes.ts'
import {expect} from './test.ts'
import {enlargeText, expectTextToFit} from './text-faults.ts'

/** Selects the dialog that is open, or the topmost one. */
export const openDialog = ':is([role=dialog], [role=alertdialog]):not([data-nested-dialog-open])'

/** Opens a dialog on a phone with text of twice the size: its title is seen, and nothing of it is lost at other sizes. */
export async function expectDialogToFit(
  page: Page,
  what: string,
  open: () => Promise<void>,
  use?: () => Promise<void>,
): Promise<void> {
  const undo = await enlargeText(page)
  await open()
  const dialog = page.locator(openDialog)
  await expect(dialog.locator(':focus'), `the focus in ${what}`).toHaveCount(1)
  // That of an enlarged photo is for screen readers alone.
  const title = dialog.locator('h2').first().and(page.locator(':not(.sr-only)'))
  if ((await title.count()) > 0) await expect(title, `the title of ${what}`).toBeInViewport({ratio: 1})
  await undo()
  await use?.()
  await expectTextToFit(page, what, openDialog)
}

interface DialogOfPage {
  path: string
  /** What opens it, in the page's content. */
  lt: string | RegExp
  en: string | RegExp
  /** It has a second form behind a tab. */
  hasTabs?: true
}

export const photo: DialogOfPage = {path: '/fotografijos', lt: /^Padidinti/, en: /^Enlarge/}

/** Each kind of dialog that visitors meet. */
export const dialogs: DialogOfPage[] = [
  {path: '/kaledos-2025', lt: 'Prisijungti', en: 'Log in', hasTabs: true},
  {path: '/is-sirdies-i-sirdi', lt: 'Paaukoti', en: 'Donate'},
  {path: '/apie-mus', lt: 'Stoti į bendruomenę', en: 'Join the community'},
  {path: '/misios', lt: 'Registruotis', en: 'Register'},
  {path: '/penki-uz-lietuva', lt: 'Registruotis', en: 'Register', hasTabs: true},
  {path: '/renginiai/keliones-autobusu-2025', lt: /^Registruotis/, en: /^Register/},
  photo,
]

/** Goes to the page of a dialog, and resolves to what opens it. */
export async function goToOpener(page: Page, language: Language, dialog: DialogOfPage): Promise<Locator> {
  await page.goto(inLanguage(language, dialog.path))
  const name = dialog[language]
  return page
    .getByRole('main')
    .locator('button, a')
    .and(page.getByLabel(name).or(page.getByText(name)))
    .first()
}

/** Has the form of a dialog, if it has one, say what is missing. */
export async function showErrors(dialog: Locator): Promise<void> {
  const submit = dialog.locator('button[type=submit]:visible')
  if ((await submit.count()) === 0) return
  // What is not complete is marked as disabled, and answers all the same.
  await submit.press('Enter')
  await expect(dialog.locator('[aria-invalid=true]').first()).toBeVisible()
}
