import type {Page} from '@playwright/test'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, openDocument, previewErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: previewErrors})
test.setTimeout(timeLimits.test + timeLimits.studio)

const frame = (page: Page) => page.locator('iframe')

async function openPreview(page: Page) {
  await logIn(page, editors.editor)
  await openDocument(page, {_id: 'newsItem-5', _type: 'newsItem'})
  await page.getByRole('link', {name: 'Peržiūrėti čia'}).click({timeout: timeLimits.studio})
  await expect(page.getByRole('button', {name: 'Angliškai'})).toBeEnabled({timeout: timeLimits.studio})
}

test('a form has room beside the preview, which has room on a phone', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800})
  await openPreview(page)
  const width = async () => (await page.locator('#presentation-narrow-panel-content').boundingBox())?.width
  expect(await width()).toBeGreaterThanOrEqual(560)
  const overlays = page
    .getByRole('switch')
    .or(page.getByLabel('Keisti', {exact: true}))
    .first()
  expect(Math.min(...Object.values((await overlays.boundingBox()) ?? {x: 0}).slice(2))).toBeGreaterThan(24)
  await page.setViewportSize({width: 1024, height: 800})
  await expect.poll(width).toBeGreaterThanOrEqual(500)

  await page.setViewportSize({width: 390, height: 844})
  const above = async () => (await frame(page).boundingBox())?.y ?? Infinity
  await expect.poll(above).toBeLessThan(140)
  for (const name of ['Lietuviškai', 'Angliškai', 'Keisti', 'Atnaujinti peržiūrą']) {
    const box = await page.getByRole('button', {name, exact: true}).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(32)
  }
  const edit = page.getByRole('button', {name: 'Keisti', exact: true})
  await expect(edit).toHaveAttribute('aria-pressed', 'true')
  await edit.click()
  await expect(edit).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('button', {name: 'Angliškai'}).click()
  await expect(frame(page).contentFrame().locator('html')).toHaveAttribute('lang', 'en', {
    timeout: timeLimits.studio,
  })
})

test('a form says where its page is only once there is one', async ({page}) => {
  const _id = 'room-news'
  const news = {
    _type: 'newsItem',
    title: {_type: 'localizedString', lt: 'Kur tai yra'},
    slug: {_type: 'slug', current: 'kur-tai-yra'},
    date: '2025-11-01',
  }
  await sanityClient().createOrReplace({...news, _id: `drafts.${_id}`})
  await logIn(page, editors.editor)
  await openDocument(page, {_id, _type: 'newsItem'})
  const none = page.getByText('Dar nepaskelbta – svetainėje niekur nerodoma')
  await expect(none).toBeVisible({timeout: timeLimits.studio})
  await expect(page.getByText(/^Yra \d+ puslap/)).toHaveCount(0)
  await sanityClient().createOrReplace({...news, _id})
  await expect(page.getByText(/^Yra \d+ puslap/)).toBeVisible({timeout: timeLimits.studio})
  await expect(none).toHaveCount(0)
})

test.afterEach(async () => {
  for (const id of ['room-news', 'drafts.room-news']) await sanityClient().delete(id)
})
