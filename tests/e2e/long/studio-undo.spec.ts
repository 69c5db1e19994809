import type {Page} from '@playwright/test'
import {stackEnv} from '../../env.ts'
import {accessibilityFaults} from '../../support/accessibility.ts'
import {newsItem} from '../../support/news-item.ts'
import {expectOnSite, untilPublished, untilServed} from '../../support/on-site.ts'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, openDocument, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: studioErrors})

const patience = {timeout: timeLimits.studio}
const created: string[] = []

test.afterAll(async () => {
  const client = sanityClient()
  const records = await client.fetch<string[]>('*[_type == "publication"]._id', {}, {perspective: 'raw'})
  const transaction = client.transaction()
  for (const id of created) transaction.delete(id).delete(`drafts.${id}`)
  await records.reduce((all, id) => all.delete(id), transaction).commit()
})

/** Stores a news item, as a draft or as what is published. */
async function create(prefix: '' | 'drafts.') {
  const id = `e2e-atsaukta-${crypto.randomUUID().slice(0, 8)}`
  created.push(id)
  await sanityClient().create(newsItem(id, {_id: prefix + id}))
  return {_id: id, _type: 'newsItem', path: `/naujienos/${id}`}
}

const title = (page: Page) => page.getByTestId('field-title.lt').getByRole('textbox')
const notice = (page: Page) => page.locator('[data-after-publishing]')
const undoButton = (page: Page) => notice(page).getByRole('button', {name: 'Atšaukti paskelbimą'})

async function publishTitle(page: Page, text: string) {
  await title(page).fill(text)
  const publish = page.getByRole('button', {name: 'Paskelbti', exact: true})
  await expect(publish).toBeEnabled(patience)
  await publish.click()
}

test('a changed page is put back within ten minutes, and what was published is kept as the draft', async ({
  page,
  request,
}) => {
  const item = await create('')
  const before = `Žinia ${item._id}`
  const after = `Pakeista ${item._id}`
  await logIn(page, editors.editor)
  await openDocument(page, item)
  await expect(title(page)).toHaveValue(before, patience)
  await expect(notice(page)).toHaveCount(0)
  await publishTitle(page, after)
  await expect(notice(page)).toContainText('Ką tik paskelbta', patience)
  await untilServed(request, item.path, after)

  await page.reload()
  await expect(undoButton(page)).toBeEnabled(patience)
  expect(await accessibilityFaults(page, '[data-after-publishing]')).toEqual([])
  // The notice stands before the links above the fields.
  await page.getByRole('link', {name: 'Žiūrėti svetainėje'}).first().focus()
  await page.keyboard.press('Shift+Tab')
  await expect(notice(page).getByRole('button', {name: 'Pranešti kitiems'})).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(undoButton(page)).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page.getByText('Paskelbimas atšauktas')).toBeVisible(patience)
  await expect(notice(page)).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  await untilServed(request, item.path, before)
  await expect(title(page)).toHaveValue(after)
  expect(await sanityClient().getDocument(item._id)).toMatchObject({title: {lt: before}})
  expect(await sanityClient().getDocument(`drafts.${item._id}`)).toMatchObject({title: {lt: after}})
})

test('a first publication, by keys, is undone from its message, and the page is gone again', async ({
  page,
  request,
}) => {
  const item = await create('drafts.')
  await logIn(page, editors.editor)
  await openDocument(page, item)
  await title(page).fill('Per anksti paskelbta')
  await page.keyboard.press('Control+Alt+p')
  await untilPublished(request, item.path)
  const message = page.locator('[data-ui="Toast"]').filter({hasText: 'Paskelbta'})
  await message.getByRole('button', {name: 'Atšaukti paskelbimą'}).click()

  await expect(page.getByText('Puslapio svetainėje nebėra.', {exact: false})).toBeVisible(patience)
  await expectOnSite(async () => (await request.get(item.path)).status()).toBe(404)
  expect(await sanityClient().getDocument(item._id)).toBeUndefined()
  await expect(title(page)).toHaveValue('Per anksti paskelbta')
  await expect(page.getByRole('button', {name: 'Paskelbti', exact: true})).toBeEnabled(patience)
})

test('what somebody else has published since is not overwritten, and their name is said', async ({
  page,
  browser,
}) => {
  const item = await create('')
  const other = await (await browser.newContext({baseURL: stackEnv().SITE_URL})).newPage()
  await logIn(page, editors.editor)
  await openDocument(page, item)
  await expect(title(page)).not.toHaveValue('', patience)
  await publishTitle(page, 'Jono antraštė')
  await expect(undoButton(page)).toBeVisible(patience)

  await logIn(other, editors.administrator)
  await openDocument(other, item)
  await expect(notice(other)).toContainText('Ką tik paskelbė Jonas Žemaitis', patience)
  await title(other).fill('Rūtos antraštė')
  await expect
    .poll(() => sanityClient().getDocument(`drafts.${item._id}`), patience)
    .toMatchObject({title: {lt: 'Rūtos antraštė'}})
  await undoButton(page).click()
  const question = page.getByRole('dialog', {name: 'Juodraštis jau keistas'})
  await expect(question).toBeVisible(patience)

  await other.getByRole('button', {name: 'Paskelbti', exact: true}).click()
  await expect
    .poll(() => sanityClient().getDocument(item._id), patience)
    .toMatchObject({title: {lt: 'Rūtos antraštė'}})
  await question.getByRole('button', {name: 'Vis tiek atšaukti paskelbimą'}).click()
  await expect(page.getByText(/Per tą laiką dar kartą paskelbė Rūta Kazlauskaitė/)).toBeVisible(patience)
  expect(await sanityClient().getDocument(item._id)).toMatchObject({title: {lt: 'Rūtos antraštė'}})
  await expect(notice(page)).toContainText('Ką tik paskelbė Rūta Kazlauskaitė', patience)
  await other.context().close()
})

test('after ten minutes the offer goes by itself', async ({page}) => {
  test.setTimeout(timeLimits.test + 3 * timeLimits.studio)
  const client = sanityClient()
  const item = await create('')
  await logIn(page, editors.editor)
  await openDocument(page, item)
  await expect(title(page)).not.toHaveValue('', patience)
  await publishTitle(page, 'Jau seniai')
  await expect(undoButton(page)).toBeVisible(patience)
  const published = await client.getDocument(item._id)
  const record = await client.getDocument(`publication.${published?._rev}`)
  const older = {...record, _id: record?._id ?? '', _type: 'publication'}
  const leftMs = 30_000
  await expect(async () => {
    const _createdAt = new Date(Date.now() - 10 * 60_000 + leftMs).toISOString()
    await client
      .transaction()
      .delete(older._id)
      .create({...older, _createdAt})
      .commit()
    await page.reload()
    await expect(undoButton(page)).toBeVisible({timeout: leftMs})
  }).toPass({timeout: 3 * timeLimits.studio})
  await expect(notice(page)).toHaveCount(0, patience)
  await expect(title(page)).toHaveValue('Jau seniai')
})
