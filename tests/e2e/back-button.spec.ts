import type {Locator, Page} from '@playwright/test'
import {openAccountDialog} from '../support/account-dialog.ts'
import {demoAdmin, makePerson, removePerson, startLoggedIn} from '../support/people.ts'
import {expect, test} from '../support/test.ts'

const phone = {width: 390, height: 780}

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Waits until the entry of a dialog has been left, which takes the browser a moment. */
const expectPageItself = (page: Page) =>
  expect.poll(() => page.evaluate(() => Number(history.state?.openDialogs ?? 0))).toBe(0)

/** Opens the photos from the front page by a link, so that there is a page to go back to. */
async function openPhotos(page: Page): Promise<Locator> {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', {name: 'Nuotraukos'}).click()
  await expect(page).toHaveURL('/fotografijos')
  return page.getByRole('region', {name: 'Kultūros paveldas'}).getByRole('link')
}

test('Back closes the photo viewer and leaves the page where it was', async ({page}) => {
  await page.setViewportSize(phone)
  const photos = await openPhotos(page)
  await photos.nth(1).scrollIntoViewIfNeeded()
  const top = await scrollTop(page)
  expect(top).toBeGreaterThan(300)
  await photos.nth(1).click()
  const dialog = page.getByRole('dialog', {name: 'Kultūros paveldas'})
  await dialog.getByRole('button', {name: 'Kitas paveikslėlis'}).click()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/fotografijos')
  await expect(photos.nth(1)).toBeFocused()
  expect(await scrollTop(page)).toBe(top)
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('a viewer closed by its button, by Escape or beside it needs no further Back', async ({page}) => {
  const photos = await openPhotos(page)
  const dialog = page.getByRole('dialog')
  for (const close of [
    () => dialog.getByRole('button', {name: 'Uždaryti'}).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ]) {
    await photos.first().click()
    await expect(dialog).toBeVisible()
    await close()
    await expect(dialog).toHaveCount(0)
    await expectPageItself(page)
    await expect(page).toHaveURL('/fotografijos')
  }
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('Back closes the log-in, and what was typed is there when it opens again', async ({page}) => {
  await page.setViewportSize(phone)
  await openPhotos(page)
  const menu = page.getByRole('banner').locator('summary', {hasText: 'Meniu'})
  const open = () => page.getByRole('banner').getByRole('button', {name: 'Prisijungti'}).click()
  await menu.click()
  await open()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Vardas', {exact: true}).fill('Rasa')
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/fotografijos')
  if (!(await menu.evaluate((summary) => summary.parentElement?.hasAttribute('open')))) await menu.click()
  await open()
  await expect(dialog.getByLabel('Vardas', {exact: true})).toHaveValue('Rasa')
})

test('a link in a dialog opens its page, and Back leads to the page without the dialog', async ({page}) => {
  await openPhotos(page)
  const dialog = await openAccountDialog(page)
  await dialog.getByRole('tab', {name: 'Prisijungimas'}).click()
  await dialog.getByRole('link', {name: 'Pamiršote slaptažodį?'}).click()
  await expect(page).toHaveURL('/slaptazodis')
  await expect(dialog).toHaveCount(0)
  expect(await scrollTop(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/fotografijos')
  await expect(page.getByRole('heading', {level: 1, name: 'Nuotraukos'})).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.goForward()
  await expect(page).toHaveURL('/slaptazodis')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('Back closes the upper of two dialogs first', async ({page}) => {
  const photos = await openPhotos(page)
  await photos.first().click()
  const viewer = page.getByRole('dialog', {name: 'Kultūros paveldas'})
  await expect(viewer).toBeVisible()
  await page.evaluate(() => dispatchEvent(new CustomEvent('open-account-dialog', {detail: 'logIn'})))
  const logIn = page.getByRole('dialog', {name: 'Paskyra'})
  await expect(logIn).toBeVisible()
  await page.goBack()
  await expect(logIn).toHaveCount(0)
  await expect(viewer).toBeVisible()
  await page.goBack()
  await expect(viewer).toHaveCount(0)
  await expect(page).toHaveURL('/fotografijos')
})

test('Forward does not bring back a closed dialog, nor an empty page', async ({page}) => {
  const photos = await openPhotos(page)
  await photos.first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goForward()
  await expectPageItself(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(photos.first()).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('after a reload with an open dialog, the first Back leaves the page', async ({page}) => {
  const photos = await openPhotos(page)
  await photos.first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectPageItself(page)
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('the language can be changed after a dialog', async ({page}) => {
  const photos = await openPhotos(page)
  await photos.first().click()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', {name: /^EN/}).click()
  await expect(page).toHaveURL('/en/fotografijos')
})

test('in the admin area, Back closes a confirmation and keeps the search and the reason', async ({page}) => {
  const person = await makePerson('Gražvydė', 'Atgalinė')
  try {
    await startLoggedIn(page, await demoAdmin())
    await page.goto('/admin')
    await page.getByRole('searchbox', {name: 'Ieškoti'}).fill(person.email)
    const ban = page.getByRole('button', {name: 'Uždrausti komentuoti: Gražvydė Atgalinė'})
    await ban.click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByLabel('Priežastis').fill('Reklama')
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(`/admin?q=${person.email}`)
    await expect(ban).toBeVisible()
    await ban.click()
    await expect(dialog.getByLabel('Priežastis')).toHaveValue('Reklama')
    await dialog.getByRole('button', {name: 'Atšaukti'}).click()
    await expectPageItself(page)

    await page.getByRole('tab', {name: /^Komentarai/}).click()
    await expect(page).toHaveURL(/tab=comments/)
    await page.goBack()
    await expect(page).toHaveURL(`/admin?q=${person.email}`)
    await expect(ban).toBeVisible()
  } finally {
    await removePerson(person)
  }
})

test('somebody who logs in is on the same page, one Back from the one before', async ({page}) => {
  const person = await makePerson('Eglė', 'Bandytoja')
  try {
    await openPhotos(page)
    const dialog = await openAccountDialog(page)
    await dialog.getByRole('tab', {name: 'Prisijungimas'}).click()
    const panel = dialog.getByRole('tabpanel', {name: 'Prisijungimas'})
    await panel.getByLabel('El. paštas', {exact: true}).fill(person.email)
    await panel.getByLabel('Slaptažodis', {exact: true}).fill(person.password)
    await panel.getByLabel('Slaptažodis', {exact: true}).press('Enter')
    await expect(dialog).toHaveCount(0)
    await expectPageItself(page)
    await expect(page).toHaveURL('/fotografijos')
    await page.goBack()
    await expect(page).toHaveURL('/')
  } finally {
    await removePerson(person)
  }
})
