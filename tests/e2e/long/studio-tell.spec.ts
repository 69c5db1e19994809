import {readFile} from 'node:fs/promises'
import type {Page} from '@playwright/test'
import {stackEnv} from '../../env.ts'
import {accessibilityFaults} from '../../support/accessibility.ts'
import {newsItem} from '../../support/news-item.ts'
import {untilPublished} from '../../support/on-site.ts'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, openActionMenu, openDocument, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: studioErrors})

const patience = {timeout: timeLimits.studio}
const created: string[] = []

test.afterAll(async () => {
  const transaction = sanityClient().transaction()
  for (const id of created) transaction.delete(id).delete(`drafts.${id}`)
  await transaction.commit()
})

async function create(document: ReturnType<typeof newsItem>) {
  created.push(document._id)
  return sanityClient().create(document)
}

const someId = () => `e2e-pranesta-${crypto.randomUUID().slice(0, 8)}`

/** A visit to the sea, in both languages. */
function someEvent() {
  const id = someId()
  return newsItem(id, {
    _type: 'event',
    title: {_type: 'localizedString', lt: 'Važiuojame prie jūros', en: 'A trip to the sea'},
    description: {_type: 'localizedText', lt: 'Pasiimkite skėtį.', en: 'Bring an umbrella.'},
    eventKey: id,
    path: `/${id}`,
    start: '2026-06-06T09:00:00Z',
    end: '2026-06-06T15:00:00Z',
    place: {_type: 'place', name: {_type: 'localizedString', lt: 'Baris', en: 'Barry'}},
    status: 'scheduled',
  })
}

async function openTelling(page: Page, document: {_id: string; _type: string}) {
  await openDocument(page, document)
  await expect(page.getByTestId('field-title.lt').getByRole('textbox')).not.toHaveValue('', patience)
  await openActionMenu(page)
  await page.getByRole('menuitem', {name: 'Pranešti kitiems'}).click()
  const dialog = page.getByRole('dialog', {name: 'Pranešti kitiems'})
  await expect(dialog.getByRole('textbox')).not.toHaveValue('', patience)
  return dialog
}

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test('an event is told in both languages, in the marks of each network, with its picture', async ({
  page,
  context,
  request,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], {origin: stackEnv().STUDIO_URL})
  const {SITE_URL} = stackEnv()
  const document = await create(someEvent())
  const path = `/${document._id}`
  await untilPublished(request, path)
  await logIn(page, editors.editor)
  const dialog = await openTelling(page, document)
  const copied = async () => {
    await dialog.getByRole('button', {name: 'Kopijuoti tekstą'}).click()
    await expect(dialog.getByText('Tekstas nukopijuotas.')).toBeVisible()
    return (await clipboard(page)).split('\n')
  }

  expect(await copied()).toEqual([
    'Važiuojame prie jūros',
    '',
    '2026 m. birželio 6 d., šeštadienis, 10:00–16:00',
    'Baris',
    '',
    'Pasiimkite skėtį.',
    '',
    `${SITE_URL}${path}`,
  ])
  await dialog.getByRole('button', {name: 'Angliškai'}).click()
  await dialog.getByRole('button', {name: 'WhatsApp'}).click()
  await expect(dialog.getByText('Tekstas nukopijuotas.')).toHaveCount(0)
  const english = await copied()
  expect(english[0]).toBe('*A trip to the sea*')
  expect(english.at(-1)).toBe(`${SITE_URL}/en${path}`)
  await dialog.getByRole('button', {name: 'Instagram'}).click()
  await dialog.getByRole('textbox').fill('My own words')
  expect(await copied()).toEqual(['My own words'])
  await dialog.getByRole('button', {name: 'Facebook'}).click()
  await dialog.getByRole('button', {name: 'Instagram'}).click()
  await expect(dialog.getByRole('textbox')).toHaveValue('My own words')

  const download = page.waitForEvent('download')
  await dialog.getByRole('link', {name: 'Atsisiųsti paveikslėlį'}).click()
  const picture = await readFile(await (await download).path())
  expect([...picture.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
  expect(picture.length).toBeGreaterThan(10_000)
  // This computer shares nothing by itself.
  await expect(dialog.getByRole('button', {name: 'Dalytis šiuo įrenginiu'})).toHaveCount(0)
  expect(await accessibilityFaults(page, '[role="dialog"]')).toEqual([])

  await page.setViewportSize({width: 390, height: 844})
  const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(overflow).toBeLessThanOrEqual(0)
  await expect(dialog.getByRole('textbox')).toHaveValue('My own words')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await openActionMenu(page)
  await page.getByRole('menuitem', {name: 'Pranešti kitiems'}).click()
  await dialog.getByRole('button', {name: 'Angliškai'}).click()
  await dialog.getByRole('button', {name: 'Instagram'}).click()
  await expect(dialog.getByRole('textbox')).toHaveValue('My own words')
})

test('the text is of what is published, in the language that there is, and a refused copy says how', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'))
  })
  const id = someId()
  const document = await create(newsItem(id, {title: {_type: 'localizedString', lt: 'Tik lietuviškai'}}))
  await sanityClient().create({
    ...document,
    _id: `drafts.${id}`,
    title: {...document.title, lt: 'Juodraštis'},
  })
  await logIn(page, editors.viewer)
  const dialog = await openTelling(page, {_id: id, _type: 'newsItem'})
  await expect(dialog.getByText(/Yra nepaskelbtų pakeitimų/)).toBeVisible()
  await expect(dialog.getByText(/Angliško pavadinimo nėra/)).toBeVisible()
  await expect(dialog.getByRole('button', {name: 'Angliškai'})).toHaveCount(0)
  const text = dialog.getByRole('textbox')
  await expect(text).toHaveValue(/^Tik lietuviškai\n/)

  await dialog.getByRole('button', {name: 'Kopijuoti tekstą'}).click()
  await expect(dialog.getByText(/Naršyklė kopijuoti neleido/)).toBeVisible()
  await expect(dialog.getByText('Tekstas nukopijuotas.')).toHaveCount(0)
  expect(await text.evaluate((area: HTMLTextAreaElement) => area.selectionEnd - area.selectionStart)).toBe(
    (await text.inputValue()).length,
  )
})

test('a device that shares gets text and picture, and only what it took is called shared', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = []
    Object.assign(window, {shared})
    navigator.canShare = () => true
    navigator.share = (data = {}) => {
      shared.push(data)
      return shared.length === 1 ? Promise.reject(new DOMException('no', 'AbortError')) : Promise.resolve()
    }
  })
  const document = await create(newsItem(someId()))
  await untilPublished(request, `/naujienos/${document._id}`)
  await logIn(page, editors.editor)
  const dialog = await openTelling(page, document)
  await expect(dialog.getByRole('link', {name: 'Atsisiųsti paveikslėlį'})).toBeVisible(patience)
  const share = dialog.getByRole('button', {name: 'Dalytis šiuo įrenginiu'})
  const taken = () =>
    page.evaluate(() =>
      (window as unknown as {shared: ShareData[]}).shared.map(({text, files}) => [text, files?.[0]?.name]),
    )
  await share.click()
  await expect.poll(taken).toHaveLength(1)
  await expect(dialog.getByText('Pasidalyta.')).toHaveCount(0)
  await share.click()
  await expect(dialog.getByText('Pasidalyta.')).toBeVisible()
  expect((await taken())[1]).toEqual([
    expect.stringContaining(`/naujienos/${document._id}`),
    `${document._id}-lt.jpg`,
  ])
})
