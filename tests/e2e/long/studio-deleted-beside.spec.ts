import type {Page} from '@playwright/test'
import {textOf} from '../../../studio/editing-together/text-of.ts'
import {newsItem} from '../../support/news-item.ts'
import {seededRandom} from '../../../apps/emulators/testing/seeded-random.ts'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, openActionMenu, openDocument, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

const runs = 1
const text = 'Ką rašau, kai kitas trina: ąčęėįšųūž!'
const seed = Date.now() % 1_000_000
const random = seededRandom(seed)

test.use({
  // Sanity's promise of what is let go.
  expectedConsoleErrors: new RegExp(`${studioErrors.source}|^e2e-istrinta-salia-\\w+ was deleted$`),
  permissions: ['clipboard-read', 'clipboard-write'],
})

const fields = {
  title: {
    input: (page: Page) => page.getByTestId('field-title.lt').getByRole('textbox'),
    text: (document: Stored) => document.title?.lt,
  },
  'rich text': {
    input: (page: Page) => page.getByTestId('field-body.lt').locator('[data-pt-editor]'),
    text: (document: Stored) => textOf(document.body?.lt),
  },
}

interface Stored {
  _id: string
  _rev: string
  title?: {lt?: string}
  body?: {lt?: unknown}
  [field: string]: unknown
}

const choices = {
  'Sugrąžinti su mano tekstu': bringBack,
  'Kopijuoti tekstą': copy,
  'Palikti ištrintą': letGo,
}

const ways: Record<string, {isRecorded: boolean; remove: (id: string, beside: Page) => Promise<unknown>}> = {
  'in the Studio': {isRecorded: true, remove: (_id, beside) => confirmDeletion(beside)},
  'by two calls of the API': {
    isRecorded: false,
    remove: async (id) => {
      await sanityClient().delete(`drafts.${id}`)
      await sanityClient().delete(id)
    },
  },
  'by one call of the API': {
    isRecorded: false,
    remove: (id) => sanityClient().transaction().delete(`drafts.${id}`).delete(id).commit(),
  },
}

interface Round {
  page: Page
  beside: Page
  id: string
  field: keyof typeof fields
  isRecorded: boolean
}

for (const [way, {isRecorded, remove}] of Object.entries(ways))
  test(`nothing typed is lost when somebody else deletes the document ${way}`, async ({page, browser}) => {
    const rounds = Object.keys(fields).length * Object.keys(choices).length * runs
    test.setTimeout(timeLimits.test + rounds * timeLimits.studio)
    test.info().annotations.push({type: 'seed', description: String(seed)})
    const context = await browser.newContext({locale: 'lt-LT'})
    const beside = await context.newPage()
    try {
      await Promise.all([logIn(page, editors.editor), logIn(beside, editors.administrator)])
      for (let run = 1; run <= runs; run += 1)
        for (const field of Object.keys(fields) as (keyof typeof fields)[])
          for (const [choice, choose] of Object.entries(choices)) {
            const moment = Math.floor(random() * (text.length + 1))
            await test.step(`seed ${seed}, run ${run}: ${field}, at letter ${moment}, ${choice}`, async () => {
              const id = `e2e-istrinta-salia-${crypto.randomUUID().slice(0, 8)}`
              const round = {page, beside, id, field, isRecorded}
              await typeThroughDeletion(round, moment, () => remove(id, beside))
              await choose(round)
              await clear(id)
            })
          }
    } finally {
      await context.close()
    }
  })

/** Types a text while the document is deleted, and comes to the notice with all of it. */
async function typeThroughDeletion(
  {page, beside, id, field, isRecorded}: Round,
  moment: number,
  remove: () => Promise<unknown>,
) {
  const document = newsItem(id)
  await sanityClient().create(document)
  const screens = isRecorded ? [page, beside] : [page]
  await Promise.all(screens.map((each) => openDocument(each, document)))
  for (const each of screens)
    await expect(fields.title.input(each)).toHaveValue(document.title.lt, {timeout: timeLimits.studio})
  const input = fields[field].input(page)
  await input.click({timeout: timeLimits.studio})
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text.slice(0, moment), {delay: 60})
  const removing = remove()
  // The other presses several buttons until it happens.
  await page.keyboard.type(text.slice(moment), {delay: isRecorded ? 150 : 60})
  await removing
  const notice = noticeOf(page)
  await expect(notice).toBeVisible({timeout: timeLimits.studio})
  await expect(notice.getByRole('alert')).toContainText(isRecorded ? editors.administrator : 'Šis įrašas')
  await page.keyboard.type('?')
  await expect.poll(() => shownText(page, field)).toBe(`${text}?`)
  await expectNoStub(id)
  const {record, deleted} = await inTheBin(id)
  if (isRecorded) expect(record).toEqual(deleted)
  else expect(record).toBeUndefined()
}

const noticeOf = (page: Page) =>
  page.getByRole('region', {
    name: /^(Rūta Kazlauskaitė ką tik ištrynė šį įrašą|Šis įrašas ką tik ištrintas)$/,
  })

const shownText = async (page: Page, field: keyof typeof fields) => {
  const input = fields[field].input(page)
  return field === 'title' ? input.inputValue() : input.innerText()
}

async function bringBack({page, id, field}: Round) {
  const button = page.getByRole('button', {name: 'Sugrąžinti su mano tekstu'})
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(noticeOf(page)).toBeHidden({timeout: timeLimits.studio})
  await expect(fields[field].input(page)).toBeFocused()
  await page.keyboard.type(' Toliau.')
  await expectDraft(id, field, `${text}? Toliau.`)
  expect(await shownText(page, field)).toBe(`${text}? Toliau.`)
  expect((await inTheBin(id)).record).toBeUndefined()
}

async function copy({page, id, field}: Round) {
  await page.getByRole('button', {name: 'Kopijuoti tekstą'}).click()
  await expect(page.getByText('Tekstas nukopijuotas').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${text}?`)
  // It is still there to be brought back.
  await page.getByRole('button', {name: 'Sugrąžinti su mano tekstu'}).click()
  await expectDraft(id, field, `${text}?`)
}

async function letGo({page, id, field, isRecorded}: Round) {
  await page.getByRole('button', {name: 'Palikti ištrintą'}).click()
  await expect(noticeOf(page)).toBeHidden()
  await expect(fields[field].input(page)).toBeHidden()
  await page.keyboard.type('Niekur.')
  // The Studio stores what was typed within a second.
  await page.waitForTimeout(2000)
  await expectNoStub(id)
  expect((await inTheBin(id)).record !== undefined).toBe(isRecorded)
}

const expectNoStub = async (id: string) =>
  expect(await sanityClient().getDocuments([id, `drafts.${id}`])).toEqual([null, null])

async function expectDraft(id: string, field: keyof typeof fields, expected: string) {
  const stored = async () => {
    const draft = await sanityClient().getDocument<Stored>(`drafts.${id}`)
    return draft && fields[field].text(draft)
  }
  await expect.poll(stored).toBe(expected)
}

/** What the bin holds, and what was there at the moment of the deletion. */
async function inTheBin(id: string) {
  const client = sanityClient()
  const found = await client.getDocument<{content: string}>(`bin.${id}`)
  const record = found && (JSON.parse(found.content) as Stored)
  const url = `/data/history/${client.config().dataset}/documents/${id},drafts.${id}?lastRevision=true`
  const {documents} = await client.request<{documents: Stored[]}>({url})
  const deleted = documents.find(({_id}) => _id === `drafts.${id}`) ?? documents[0]
  return {record, deleted}
}

async function confirmDeletion(page: Page) {
  await openActionMenu(page)
  await page.getByRole('menuitem', {name: /^Ištrinti/}).click()
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', {name: /^(Vis tiek ištrinti|Ištrinti)/})
  // Somebody types, so it may be asked about again as it is then.
  await expect(async () => {
    if (await confirm.isVisible()) await confirm.click({timeout: timeLimits.oneTry})
    await expect(page.getByText('Ištrinta', {exact: true}).first()).toBeVisible({timeout: 100})
  }).toPass({timeout: timeLimits.studio, intervals: [20]})
}

const clear = (id: string) =>
  sanityClient().transaction().delete(id).delete(`drafts.${id}`).delete(`bin.${id}`).commit()
