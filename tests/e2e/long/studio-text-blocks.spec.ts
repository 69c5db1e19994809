import type {Locator, Page} from '@playwright/test'
import {expectOnSite} from '../../support/on-site.ts'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, openDocument, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: studioErrors})

const _id = `e2e-text-blocks-${Date.now().toString(36)}`
const paragraph = (_key: string, text: string) => ({
  _type: 'block',
  _key,
  style: 'normal',
  markDefs: [],
  children: [{_type: 'span', _key: `${_key}0`, text, marks: []}],
})

const news = {
  _id,
  _type: 'newsItem',
  title: {_type: 'localizedString', lt: `Mugė ${_id}`, en: `Fair ${_id}`},
  slug: {_type: 'slug', current: _id},
  description: {_type: 'localizedText', lt: 'Mugė.', en: 'A fair.'},
  date: '2025-10-01',
  category: 'community',
  body: {
    _type: 'localizedBody',
    lt: [paragraph('lt', 'Kviečiame.')],
    en: [paragraph('en', 'Welcome.')],
  },
}

test.beforeAll(() => sanityClient().create(news))
test.afterAll(async () => {
  for (const id of [_id, `drafts.${_id}`]) await sanityClient().delete(id)
})

const stored = (path: string) =>
  sanityClient().fetch(`*[_id == $id][0].body.lt${path}`, {id: `drafts.${_id}`}, {perspective: 'raw'})

/** Puts a block into the Lithuanian text, and resolves to the dialog in which it is filled in. */
async function insert(page: Page, name: string) {
  await page
    .getByTestId('field-body.lt')
    .getByRole('button', {name: `Įterpti atskirai: ${name}`})
    .click()
  const dialog = page.getByRole('dialog').or(page.getByTestId('popover-edit-dialog')).last()
  await expect(dialog).toBeVisible({timeout: timeLimits.studio})
  return dialog
}

/** The box of a field; the form names fields by their whole path. */
const fieldIn = (dialog: Locator, name: string) =>
  dialog.locator(`[data-testid^="field-"][data-testid$=".${name}"]`).getByRole('textbox').first()

async function close(page: Page) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('a button, a video, a file and a table are made in the text and seen on the page', async ({page}) => {
  await logIn(page, editors.editor)
  await openDocument(page, news)
  const editor = page.getByTestId('field-body.lt').getByRole('textbox').first()
  await editor.click({force: true})
  await editor.click()
  await page.keyboard.press('Control+End')

  await test.step('a button', async () => {
    const dialog = await insert(page, 'Mygtukas')
    await fieldIn(dialog, 'label').fill('Užsisakyti stalą')
    await fieldIn(dialog, 'href').fill('/kontaktai')
    await expect.poll(() => stored('[_type == "linkButton"][0].href')).toBe('/kontaktai')
    await close(page)
  })

  await test.step('a video, whose list is refused', async () => {
    const dialog = await insert(page, 'Vaizdo įrašas')
    const url = fieldIn(dialog, 'url')
    await url.fill('https://www.youtube.com/playlist?list=PLabc')
    await expect(page.getByText(/Tai vaizdo įrašų sąrašas/).first()).toBeAttached({
      timeout: timeLimits.studio,
    })
    await url.fill('https://youtu.be/aqz-KE-bpKQ')
    await fieldIn(dialog, 'title').fill('Pernykštė mugė')
    await expect.poll(() => stored('[_type == "video"][0].title')).toBe('Pernykštė mugė')
    await close(page)
  })

  await test.step('a file', async () => {
    const dialog = await insert(page, 'Failas')
    await fieldIn(dialog, 'title').fill('Programa')
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'programa.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(`%PDF-1.4\n% ${_id}\n`),
    })
    await expect
      .poll(() => stored('[_type == "download"][0].file.asset->originalFilename'), {
        timeout: timeLimits.studio,
      })
      .toBe('programa.pdf')
    await close(page)
  })

  await test.step('a table, by keyboard alone', async () => {
    const dialog = await insert(page, 'Lentelė')
    await dialog.getByRole('button', {name: 'Kurti lentelę'}).press('Enter')
    await expect(dialog.getByRole('textbox', {name: '1 stulpelio pavadinimas'})).toBeFocused()
    for (const word of ['Stalas', 'Kaina', 'Mažas', '£5', 'Didelis']) {
      await page.keyboard.type(word)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.type('£10')
    await dialog.getByRole('button', {name: 'Perkelti 3 eilutę aukštyn'}).press('Enter')
    await dialog.getByRole('button', {name: 'Pridėti stulpelį'}).press('Enter')
    await expect(dialog.getByRole('textbox', {name: '3 stulpelio pavadinimas'})).toBeFocused()
    await page.keyboard.type('Pastaba')
    await dialog.getByRole('button', {name: 'Pridėti eilutę'}).press('Enter')
    await dialog.getByRole('button', {name: 'Pašalinti 2 eilutę'}).press('Enter')
    const cells = () => stored('[_type == "table"][0].rows[].cells')
    await expect.poll(cells).toEqual([
      ['Stalas', 'Kaina', 'Pastaba'],
      ['Didelis', '£10', ''],
      ['Mažas', '£5', ''],
    ])
    await close(page)
  })

  await test.step('the page shows them', async () => {
    const publish = page.getByRole('button', {name: 'Paskelbti', exact: true})
    await expect(publish).toBeEnabled({timeout: timeLimits.studio})
    await publish.click()
    const path = `/naujienos/${_id}`
    await expectOnSite(async () => (await page.request.get(path)).text()).toContain('Didelis')
    await page.goto(path)
    await expect(page.getByRole('link', {name: 'Užsisakyti stalą'})).toHaveAttribute('href', '/kontaktai')
    await expect(page.getByRole('button', {name: 'Paleisti vaizdo įrašą: Pernykštė mugė'})).toBeVisible()
    await expect(page.getByRole('link', {name: 'Programa (PDF, 1 kB)'})).toBeVisible()
    await expect(page.getByRole('row')).toHaveText(['StalasKainaPastaba', 'Didelis£10', 'Mažas£5'])
  })
})
