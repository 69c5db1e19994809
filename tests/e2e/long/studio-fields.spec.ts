import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {Locator} from '@playwright/test'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, openDocument, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: studioErrors})

test.setTimeout(timeLimits.test + 2 * timeLimits.studio)

const EVENT = 'drafts.fields-event'
const NEWS = 'drafts.fields-news'

const text = (lt: string, en: string) => ({_type: 'localizedString', lt, en})
const span = (words: string, marks: string[] = []) => ({_type: 'span', _key: words, text: words, marks})
const description = {_type: 'localizedText', lt: 'Bandome laukus.', en: 'We try fields.'}

test.beforeEach(async () => {
  const client = sanityClient()
  await client.createOrReplace({
    _id: EVENT,
    _type: 'event',
    title: text('Laukų mugė', 'The fair of fields'),
    description,
    start: '2026-03-01T10:00:00.000Z',
    eventKey: 'lauku-muge',
    kind: 'culture',
    status: 'scheduled',
    admission: 'none',
    prices: [{_type: 'price', _key: 'adult', audience: text('Visiems', 'Everyone'), amount: 20}],
  })
  await client.createOrReplace({
    _id: NEWS,
    _type: 'newsItem',
    title: text('Laukų naujiena', 'The news of fields'),
    description,
    date: '2026-03-01',
    category: 'culture',
    slug: {_type: 'slug', current: 'lauku-naujiena'},
    body: {
      _type: 'localizedBody',
      lt: [
        {
          _type: 'block',
          _key: 'paragraph',
          style: 'normal',
          markDefs: [{_type: 'link', _key: 'link', href: '/kontaktai'}],
          children: [span('Rašykite'), span('mums', ['link'])],
        },
      ],
    },
  })
})

test.afterEach(async () => {
  const client = sanityClient()
  for (const id of [EVENT, NEWS]) await client.delete(id)
})

test('a volunteer types a date, a sum and links as people write them', async ({page}) => {
  await logIn(page, editors.editor)

  await test.step('a date that nobody can read blocks publishing and stays in the field', async () => {
    await openDocument(page, {_id: 'fields-event', _type: 'event'})
    const start = page.getByTestId('field-start').getByTestId('date-input')
    await fillAndLeave(start, '02/03/2026 29:30')
    await expect(page.getByText('Nesuprantame „02/03/2026 29:30“.').first()).toBeVisible()
    await expect(start).toHaveValue('02/03/2026 29:30')
    await expect(page.getByRole('button', {name: 'Paskelbti'})).toBeDisabled({timeout: timeLimits.studio})
    await expect.poll(() => field(EVENT, 'start')).toBe('02/03/2026 29:30')
  })

  await test.step('the ways in which people write a date are understood, and shown', async () => {
    const start = page.getByTestId('field-start').getByTestId('date-input')
    for (const typed of ['02/03/2026 7.30pm', '2026 m. kovo 2 d. 19:30', '02.03.2026 19.30']) {
      await fillAndLeave(start, typed)
      await expect(start).toHaveValue('2026-03-02 19:30')
      await expect(
        page.getByText('Supratome: 2026 m. kovo 2 d., pirmadienis, 19:30 Velso laiku'),
      ).toBeVisible()
    }
    await expect.poll(() => field(EVENT, 'start')).toBe('2026-03-02T19:30:00.000Z')
    await fillAndLeave(start, '1 July 2026 10:40')
    await expect.poll(() => field(EVENT, 'start')).toBe('2026-07-01T09:40:00.000Z')
  })

  await test.step('a web address gets its https://', async () => {
    await page.getByRole('tab', {name: 'Tekstas'}).click()
    const website = page.getByTestId('field-website').getByRole('textbox')
    await fillAndLeave(website, 'youtube.com/watch?v=abc')
    await expect(website).toHaveValue('https://youtube.com/watch?v=abc')
    await expect(page.getByText('Veda į https://youtube.com/watch?v=abc')).toBeVisible()
    await fillAndLeave(website, 'info@example.com')
    await expect(page.getByRole('button', {name: 'Paskelbti'})).toBeDisabled({timeout: timeLimits.studio})
    await fillAndLeave(website, '')
  })

  await test.step('£7,50 is seven pounds fifty, and £750 is asked about', async () => {
    await page.getByRole('tab', {name: 'Bilietai ir registracija'}).click()
    await page.getByRole('button', {name: /Visiems/}).click()
    const price = page.getByTestId('field-prices[_key=="adult"].amount')
    const amount = price.getByRole('textbox')
    await amount.fill('£7,50')
    await expect(price.getByText('Supratome: £7,50')).toBeVisible()
    await expect.poll(() => field(EVENT, 'prices[0].amount')).toBe(7.5)
    await amount.fill('750')
    await expect(price.getByText('Ar tikrai £750? Paprastai būna ne daugiau kaip £100.')).toBeVisible()
    await price.getByRole('button', {name: 'Pakeisti į £7,50'}).click()
    await expect.poll(() => field(EVENT, 'prices[0].amount')).toBe(7.5)
    await amount.fill('septyni')
    await expect(price.getByText('Nesuprantame „septyni“.')).toBeVisible()
    await expect(page.getByRole('button', {name: 'Paskelbti'})).toBeDisabled()
  })
})

test('a link in a text is chosen or completed, and pictures of other formats are explained', async ({
  page,
}) => {
  await logIn(page, editors.editor)
  await openDocument(page, {_id: 'fields-news', _type: 'newsItem'})

  await test.step('a title of 10,000 characters is too long', async () => {
    const title = page.getByTestId('field-title.lt').getByRole('textbox')
    await title.fill('a'.repeat(10_000))
    await expect(page.getByRole('button', {name: 'Paskelbti'})).toBeDisabled({timeout: timeLimits.studio})
    await page.getByRole('button', {name: 'Patikra'}).click()
    await expect(
      page.getByRole('button', {name: /Antraštė.*Per ilga: ženklų yra 10000, o telpa 300./}),
    ).toBeVisible()
    await page.getByRole('button', {name: 'Uždaryti patikros langą'}).click()
    await title.fill('Laukų naujiena')
  })

  await test.step('HEIC and PDF are refused with the reason', async () => {
    const file = page.getByTestId('file-button-input').first()
    for (const [name, mimeType, message] of [
      ['IMG_0001.HEIC', 'image/heic', /HEIC – „Apple“ telefonų formatas, .* paversti .* nepavyko/],
      ['plakatas.pdf', 'application/pdf', /Plakatą išsaugokite kaip JPEG ar PNG/],
    ] as const) {
      await file.setInputFiles({name, mimeType, buffer: Buffer.from('no picture')})
      await expect(page.getByText(message)).toBeVisible()
      // It stays until it is closed, above what comes next.
      await page.getByRole('alert').getByRole('button').click()
    }
  })

  await test.step('a photo of an Apple phone is dropped and goes in as JPEG', async () => {
    const photo = await readFile(join(import.meta.dirname, '../../support/phone-photo.heic'))
    const dataTransfer = await page.evaluateHandle((base64) => {
      const transfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
      // Sanity keeps the first name under which it got a file, and others get this one too.
      transfer.items.add(new File([bytes], 'phone-photo.heic', {type: 'image/heic'}))
      return transfer
    }, photo.toString('base64'))
    const picture = page.getByTestId('file-button-input').first()
    await picture.dispatchEvent('dragenter', {dataTransfer})
    await picture.dispatchEvent('drop', {dataTransfer})
    await expect(page.getByText('Paversta į JPEG: phone-photo.heic')).toBeVisible({
      timeout: timeLimits.studio,
    })
    await expect.poll(() => field(NEWS, 'image.asset->originalFilename')).toBe('phone-photo.jpg')
  })

  await test.step('a link gets what it lacks, or is chosen', async () => {
    const linked = page.getByText('mums', {exact: true})
    // The first click only begins the editing, through a layer over the text.
    await linked.click({force: true})
    await linked.click()
    await page.getByRole('button', {name: 'Keisti nuorodą'}).click()
    const link = page.getByTestId('popover-edit-dialog')
    const href = link.getByRole('textbox')
    await fillAndLeave(href, 'info@example.com')
    await expect(href).toHaveValue('mailto:info@example.com')
    await link.getByRole('combobox').fill('tapti')
    await page.getByRole('option', {name: /Tapti nariu/}).click()
    await expect(href).toHaveValue('/taptinariu')
    await expect.poll(() => field(NEWS, 'body.lt[0].markDefs[0].href')).toBe('/taptinariu')
  })
})

async function fillAndLeave(field: Locator, typed: string) {
  await field.fill(typed)
  await field.blur()
}

const field = (id: string, path: string) =>
  sanityClient().fetch(`*[_id == $id][0].${path}`, {id}, {perspective: 'raw'})
