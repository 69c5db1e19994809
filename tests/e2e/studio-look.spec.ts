import type {Browser, Page} from '@playwright/test'
import {stackEnv} from '../env.ts'
import {accessibilityFaults} from '../support/accessibility.ts'
import {type Email, emailsTo} from '../support/inbox.ts'
import {create, deleteCreated, news, openForm} from '../support/studio-schedule.ts'
import {editors, logIn, openActionMenu, openDocument, studioErrors} from '../support/studio.ts'
import {expect, test} from '../support/test.ts'
import {timeLimits} from '../support/time-limits.ts'

test.use({expectedConsoleErrors: studioErrors})
test.setTimeout(6 * timeLimits.studio)
test.afterAll(deleteCreated)

const inboxOf = {jonas: 'jonas@example.test', ruta: 'ruta@example.test'}

/** Waits for the email with this template's subject and a text that no other test has. */
async function emailAbout(address: string, subject: string, slug: string): Promise<Email> {
  const find = async () =>
    (await emailsTo(address)).filter((email) => email.subject === subject && email.text.includes(slug))
  await expect.poll(async () => (await find()).length, {timeout: timeLimits.email}).toBe(1)
  const [email] = await find()
  if (!email) throw new Error(`${address} has got no email about ${slug}`)
  return email
}

/** A page of somebody else, on a device of their own. */
async function pageOf(browser: Browser, who: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage()
  await logIn(page, who)
  return page
}

/** The field actions appear once the field has the focus or the pointer. */
async function askAtField(page: Page, name: string) {
  const field = page.getByTestId(`field-${name}`)
  await field.getByRole('textbox').focus()
  await field.hover()
  await page.getByTestId(`field-actions-menu-${name}`).getByRole('button').first().click()
  await page.getByRole('menuitem', {name: 'Paprašyti pažiūrėti…'}).click()
  return page.getByRole('dialog', {name: 'Paprašyti pažiūrėti'})
}

/** Leaves the dialog open, filled in. */
async function askAboutDocument(page: Page, reader: string, sentence: string) {
  await openActionMenu(page)
  await page.getByRole('menuitem', {name: 'Paprašyti pažiūrėti…'}).click()
  const dialog = page.getByRole('dialog', {name: 'Paprašyti pažiūrėti'})
  await dialog.getByLabel('Kas turėtų pažiūrėti?').selectOption(reader)
  await dialog.getByLabel('Į ką atkreipti dėmesį?').fill(sentence)
  return dialog
}

const requestOf = (page: Page, sentence: string) =>
  page.getByTestId('look-request').filter({hasText: sentence})

/** The link of an email, which the site leads on to the Studio. */
const linkIn = (text: string) => /https?:\/\/\S+\/api\/studio-document\?\S+/.exec(text)?.[0] ?? ''

test('a volunteer asks somebody to look at a field, who answers there by a sentence', async ({
  page,
  browser,
}) => {
  const slug = `e2e-look-${crypto.randomUUID().slice(0, 8)}`
  const sentence = `Ar gera antraštė ${slug}?`
  const id = await create('drafts.', news(slug))
  const ruta = await pageOf(browser, editors.administrator)

  await openForm(page, editors.editor, id, 'newsItem')
  const dialog = await askAtField(page, 'title.lt')
  await dialog.getByRole('button', {name: 'Paprašyti'}).click()
  await expect(dialog.getByRole('alert')).toHaveText(
    'Pasirinkite žmogų ir parašykite, į ką atkreipti dėmesį.',
  )
  await dialog.getByLabel('Kas turėtų pažiūrėti?').selectOption(editors.administrator)
  await dialog.getByLabel('Į ką atkreipti dėmesį?').fill(sentence)
  expect(await accessibilityFaults(page, '[role="dialog"]')).toEqual([])
  await dialog.getByRole('button', {name: 'Paprašyti'}).click()
  await expect(dialog).toBeHidden()
  await expect(requestOf(page, sentence)).toContainText(`Laukiate atsakymo: ${editors.administrator}`)
  await expect(page.getByTestId('field-title.lt').getByTestId('look-request')).toBeVisible()

  const asked = await emailAbout(inboxOf.ruta, `${editors.editor} prašo pažiūrėti`, slug)
  expect(asked.text).toContain(`> ${sentence}`)
  expect(asked.text).toContain(`Įrašas: Bandomoji žinia ${slug}`)

  await ruta.goto(`${stackEnv().STUDIO_URL}/start`)
  await expect(requestOf(ruta, sentence)).toContainText(`Bandomoji žinia ${slug}`)
  expect(await accessibilityFaults(ruta, '[data-testid="start-page"]')).toEqual([])
  await ruta.goto(linkIn(asked.text))
  const field = ruta.getByTestId('field-title.lt')
  const atField = field.getByTestId('look-request')
  await expect(atField).toContainText(sentence, {timeout: timeLimits.studio})
  await expect(field.getByRole('textbox', {name: 'Lietuviškai'})).toBeFocused({timeout: timeLimits.studio})
  expect(await accessibilityFaults(ruta, '[data-testid="look-request"]')).toEqual([])
  await atField.getByLabel(`Ką atsakyti? ${editors.editor} gaus laišką.`).fill('Gera, tik trumpink.')
  await atField.getByRole('button', {name: 'Atsakyti'}).click()
  await expect(requestOf(ruta, sentence)).toHaveCount(0)

  const answered = await emailAbout(
    inboxOf.jonas,
    `Jūsų prašymas pažiūrėti: ${editors.administrator} atsakė`,
    slug,
  )
  expect(answered.text).toContain('> Gera, tik trumpink.')
  expect(answered.text).toContain(`Prašėte: ${sentence}`)
  await openDocument(page, {_id: id, _type: 'newsItem'})
  await page.goto(`${stackEnv().STUDIO_URL}/start`)
  await expect(page.getByRole('heading', {name: 'Dažniausi darbai'})).toBeVisible({
    timeout: timeLimits.studio,
  })
  await expect(requestOf(page, sentence)).toHaveCount(0)
  await ruta.context().close()
})

test('a viewer is asked about a whole document and answers by one press, and can ask nobody', async ({
  page,
  browser,
}) => {
  const slug = `e2e-look-${crypto.randomUUID().slice(0, 8)}`
  const sentence = `Perskaityk ${slug}`
  const id = await create('', news(slug))
  const egle = await pageOf(browser, editors.viewer)
  await openForm(page, editors.editor, id, 'newsItem')
  const dialog = await askAboutDocument(page, editors.viewer, sentence)
  await page.route('**/functions/v1/studio-messages', (route) => route.abort())
  await dialog.getByRole('button', {name: 'Paprašyti'}).click()
  await expect(dialog.getByRole('alert')).toContainText('Nežinome, ar pavyko.')
  await expect(dialog.getByLabel('Į ką atkreipti dėmesį?')).toHaveValue(sentence)
  await page.unroute('**/functions/v1/studio-messages')
  await dialog.getByRole('button', {name: 'Paprašyti'}).click()
  await expect(dialog).toBeHidden()

  await openDocument(egle, {_id: id, _type: 'newsItem'})
  const card = requestOf(egle, sentence)
  await expect(card).toBeVisible({timeout: timeLimits.studio})
  await expect(egle.getByTestId('pane-footer')).toBeVisible()
  await expect(egle.getByRole('menuitem', {name: 'Paprašyti pažiūrėti…'})).toHaveCount(0)
  await card.getByRole('button', {name: 'Pažiūrėjau, viskas gerai'}).click()
  await expect(card).toHaveCount(0)
  const answered = await emailAbout(inboxOf.jonas, `Jūsų prašymas pažiūrėti: ${editors.viewer} atsakė`, slug)
  expect(answered.text).toContain('Pažiūrėta, viskas gerai.')
  await egle.context().close()
})

test('whoever asked withdraws, and the other person learns that it is gone', async ({page, browser}) => {
  const slug = `e2e-look-${crypto.randomUUID().slice(0, 8)}`
  const sentence = `Pažiūrėk ${slug}`
  const id = await create('', news(slug))
  const ruta = await pageOf(browser, editors.administrator)
  await openForm(page, editors.editor, id, 'newsItem')
  const dialog = await askAboutDocument(page, editors.administrator, sentence)
  await dialog.getByRole('button', {name: 'Paprašyti'}).click()
  await openDocument(ruta, {_id: id, _type: 'newsItem'})
  await expect(requestOf(ruta, sentence)).toBeVisible({timeout: timeLimits.studio})
  await requestOf(page, sentence).getByRole('button', {name: 'Atsisakyti prašymo'}).click()
  await expect(requestOf(page, sentence)).toHaveCount(0)
  await requestOf(ruta, sentence).getByRole('button', {name: 'Pažiūrėjau, viskas gerai'}).click()
  await expect(ruta.getByText('Šio prašymo nebėra: jo atsisakyta arba į jį jau atsakyta.')).toBeVisible()
  await expect(requestOf(ruta, sentence)).toHaveCount(0)
  await ruta.context().close()
})
