import type {Page} from '@playwright/test'
import {withDatabase} from '../../support/database.ts'
import {serviceClient} from '../../support/people.ts'
import {registerForService} from '../../support/registration-link.ts'
import {newsItem} from '../../support/news-item.ts'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, openActionMenu, openDocument, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.setTimeout(2 * timeLimits.onSite + 6 * timeLimits.studio)
test.use({
  expectedConsoleErrors: new RegExp(`${studioErrors.source}|^Not removed: TypeError: Failed to fetch`),
})

const someNews = () => newsItem(`e2e-istrinta-${crypto.randomUUID().slice(0, 8)}`)

const raw = {perspective: 'raw'} as const

const remove = (id: string) =>
  sanityClient().transaction().delete(id).delete(`drafts.${id}`).delete(`bin.${id}`).commit()

async function startPage(page: Page) {
  await page.getByTestId('studio-navbar').getByRole('link', {name: 'Pradžia'}).click()
  const list = page.getByTestId('deleted')
  const heading = list.getByRole('button', {name: /^Ištrinti įrašai/})
  await expect(heading).toBeVisible({timeout: timeLimits.studio})
  return {list, heading}
}

test('a deleted news item is found on the start page and comes back in two clicks', async ({
  page,
  request,
}) => {
  const client = sanityClient()
  const document = someNews()
  const {_id} = await client.create(document)
  const status = async () => (await request.get(`/naujienos/${_id}`)).status()
  try {
    await expect.poll(status, {timeout: timeLimits.onSite}).toBe(200)
    await logIn(page, editors.editor)
    await openDocument(page, document)
    const title = page.getByTestId('field-title.lt').getByRole('textbox')
    await expect(title).toHaveValue(document.title.lt, {timeout: timeLimits.studio})
    await title.fill(`${document.title.lt} dar`)
    await openActionMenu(page)
    const actions = await page.getByRole('menuitem').allTextContents()
    expect(
      actions.map((name) => name.match(/^(Ištrinti|Suplanuoti|Atsisakyti)/)?.[0]).filter(Boolean),
    ).toEqual(['Suplanuoti', 'Atsisakyti', 'Ištrinti'])
    await page.getByRole('menuitem', {name: /^Ištrinti/}).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText(/po antrašte „Ištrinti įrašai“/)).toBeVisible({timeout: timeLimits.studio})
    await dialog.getByRole('button', {name: /^Ištrinti/}).click({timeout: timeLimits.studio})
    await expect.poll(status, {timeout: timeLimits.onSite}).toBe(404)
    expect(await client.getDocuments([_id, `drafts.${_id}`])).toEqual([null, null])

    const {list, heading} = await startPage(page)
    if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click()
    const item = list.getByRole('listitem').filter({hasText: `${document.title.lt} dar`})
    await expect(item.getByText(/Naujiena · Jonas Žemaitis ištrynė 2025/)).toBeVisible()
    await expect(item.getByRole('button', {name: 'Ištrinti visam laikui'})).toBeHidden()
    await item.getByRole('button', {name: 'Sugrąžinti'}).click()

    await expect(title).toHaveValue(`${document.title.lt} dar`, {timeout: timeLimits.studio})
    await page.getByRole('button', {name: 'Paskelbti', exact: true}).click({timeout: timeLimits.studio})
    await expect.poll(status, {timeout: timeLimits.onSite}).toBe(200)
  } finally {
    await remove(_id)
  }
})

test('what exists again is listed too, and comes back as a copy beside it', async ({page}) => {
  const client = sanityClient()
  const document = someNews()
  const {_id, title} = document
  await client.create({
    _id: `bin.${_id}`,
    _type: 'deletedDocument',
    documentId: _id,
    documentType: 'newsItem',
    title,
    deletedAt: '2025-11-15T10:00:00.000Z',
    content: JSON.stringify({...document, _rev: 'r1'}),
  })
  await client.create({...document, title: {...title, lt: 'Kita'}})
  const copies = () =>
    client.fetch<string[]>('*[title.lt == $title && !(_id in path("bin.**"))]._id', {title: title.lt}, raw)
  try {
    await logIn(page, editors.editor)
    const {list, heading} = await startPage(page)
    if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click()
    const item = list.getByRole('listitem').filter({hasText: title.lt})
    await expect(item.getByText('Toks įrašas vėl yra.')).toBeVisible()
    await item.getByRole('button', {name: 'Sugrąžinti'}).click()
    const shown = page.getByTestId('field-title.lt').getByRole('textbox')
    await expect(shown).toHaveValue(title.lt, {timeout: timeLimits.studio})
    expect(await copies()).toEqual([expect.stringMatching(/^drafts\./)])
    expect(await client.getDocument(_id)).toMatchObject({title: {lt: 'Kita'}})
    expect(await client.getDocument(`bin.${_id}`)).toBeUndefined()
  } finally {
    for (const copy of await copies()) await client.delete(copy)
    await remove(_id)
  }
})

test('an administrator deletes for good, and what is not recorded is not deleted', async ({page}) => {
  const client = sanityClient()
  const document = someNews()
  const {_id} = await client.create(document)
  try {
    await logIn(page, editors.administrator)
    await openDocument(page, document)
    await expect(page.getByTestId('field-title.lt').getByRole('textbox')).toHaveValue(document.title.lt, {
      timeout: timeLimits.studio,
    })
    await page.route(/\/data\/mutate\//, (route) =>
      route.request().postData()?.includes('deletedDocument') ? route.abort() : route.continue(),
    )
    const confirmDeletion = async () => {
      await openActionMenu(page)
      await page.getByRole('menuitem', {name: /^Ištrinti/}).click()
      await page
        .getByRole('dialog')
        .getByRole('button', {name: /^Ištrinti/})
        .click({timeout: timeLimits.studio})
    }
    await confirmDeletion()
    await expect(page.getByText('Neištrinta')).toBeVisible({timeout: timeLimits.studio})
    await expect(page.getByRole('dialog')).toBeHidden()
    expect(await client.getDocument(_id)).toBeDefined()

    await page.unroute(/\/data\/mutate\//)
    await confirmDeletion()
    await expect.poll(() => client.getDocument(_id), {timeout: timeLimits.studio}).toBeUndefined()

    const {list, heading} = await startPage(page)
    if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click()
    const item = list.getByRole('listitem').filter({hasText: document.title.lt})
    await item.getByRole('button', {name: 'Ištrinti visam laikui'}).click()
    await page.getByRole('dialog').getByRole('button', {name: 'Ištrinti visam laikui'}).click()
    await expect(item).toBeHidden()
    expect(await client.getDocument(`bin.${_id}`)).toBeUndefined()
  } finally {
    await remove(_id)
  }
})

test('an event that people registered for is asked about before it is deleted, and kept', async ({page}) => {
  const client = sanityClient()
  const key = `e2e-istrinta-${crypto.randomUUID().slice(0, 8)}`
  const event = {
    _id: `event-${key}`,
    _type: 'event',
    eventKey: key,
    title: {_type: 'localizedString', lt: `Mišios ${key}`, en: `Mass ${key}`},
    start: '2031-06-20T10:00:00.000Z',
    admission: 'general',
    registration: {_type: 'registration', open: true},
  }
  await client.create(event)
  try {
    const known = async () => (await serviceClient().from('content_items').select('key').eq('key', key)).data
    await expect.poll(known, {timeout: timeLimits.onSite}).toEqual([{key}])
    await registerForService({eventKey: key})
    await logIn(page, editors.editor)
    await openDocument(page, event)
    await expect(page.getByTestId('field-title.lt').getByRole('textbox')).toHaveValue(event.title.lt, {
      timeout: timeLimits.studio,
    })
    await openActionMenu(page)
    await page.getByRole('menuitem', {name: /^Ištrinti/}).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', {name: 'Suprantu, trinti'}).click({timeout: timeLimits.studio})
    await expect(dialog.getByText(/po antrašte „Ištrinti įrašai“/)).toBeVisible({timeout: timeLimits.studio})
    await dialog.getByRole('button', {name: /^Ištrinti/}).click({timeout: timeLimits.studio})
    await expect.poll(() => client.getDocument(event._id), {timeout: timeLimits.studio}).toBeUndefined()
    expect(await client.getDocument(`bin.${event._id}`)).toMatchObject({documentType: 'event'})
  } finally {
    await remove(event._id)
    await withDatabase((sql) => sql`delete from public.event_registrations where event_key = ${key}`)
  }
})
