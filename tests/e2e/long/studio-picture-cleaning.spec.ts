import type {JSHandle, Page} from '@playwright/test'
import sharp from 'sharp'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, openDocument, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: studioErrors})
test.setTimeout(timeLimits.test + 3 * timeLimits.studio)

const NEWS = {_id: 'drafts.cleaning-news', _type: 'newsItem'}
const ALBUM = {_id: 'drafts.cleaning-album', _type: 'photoAlbum'}
const secret = 'Pontypridd 51.6021'
const formats = ['jpeg', 'png', 'webp'] as const

const text = (lt: string, en: string) => ({_type: 'localizedString', lt, en})

let number = 0

/** A photo of a phone that was held upright: 60 by 40 pixels that EXIF turns, the red side up, and the place. */
async function photo(format: (typeof formats)[number]) {
  number += 1
  // No other run and no other way has uploaded this one.
  const grey = {r: number, g: Date.now() % 256, b: Math.floor(Date.now() / 256) % 256}
  const red = await sharp({create: {width: 15, height: 40, channels: 3, background: '#ff0000'}})
    .png()
    .toBuffer()
  const buffer = await sharp({create: {width: 60, height: 40, channels: 3, background: grey}})
    .composite([{input: red, left: 0, top: 0}])
    .withMetadata({orientation: 6})
    .withExifMerge({
      IFD0: {Model: secret},
      IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '51/1 36/1 8/1'},
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${secret}</x:xmpmeta>`)
    .toFormat(format)
    .toBuffer()
  expect(buffer.includes(secret)).toBe(true)
  return {name: `telefonas-${number}.${format}`, mimeType: `image/${format}`, buffer}
}

type Photo = Awaited<ReturnType<typeof photo>>

const valueOf = (id: string, path: string) =>
  sanityClient().fetch(`*[_id == $id][0]{"value": ${path}}.value`, {id}, {perspective: 'raw'})

/** Downloads the file as everybody can, and looks for what the camera wrote. */
async function expectClean(url: string) {
  const bytes = Buffer.from(await (await fetch(url)).arrayBuffer())
  expect(bytes.includes(secret)).toBe(false)
  const {width, height, exif, xmp, orientation} = await sharp(bytes).metadata()
  expect({width, height, exif, xmp}).toEqual({width: 40, height: 60, exif: undefined, xmp: undefined})
  expect(orientation ?? 1).toBe(1)
  const top = await sharp(bytes)
    .extract({left: 20, top: 3, width: 1, height: 1})
    .removeAlpha()
    .raw()
    .toBuffer()
  const [red = 0, green = 255] = top
  expect(red).toBeGreaterThan(200)
  expect(green).toBeLessThan(60)
}

function transferOf(page: Page, {name, mimeType, buffer}: Photo): Promise<JSHandle<DataTransfer>> {
  return page.evaluateHandle(
    ([fileName, type, base64]) => {
      const transfer = new DataTransfer()
      const bytes = Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0)
      transfer.items.add(new File([bytes], fileName, {type}))
      return transfer
    },
    [name, mimeType, buffer.toString('base64')] as const,
  )
}

test.beforeEach(async () => {
  const client = sanityClient()
  await client.createOrReplace({
    ...NEWS,
    title: text('Švari naujiena', 'Clean news'),
    description: {_type: 'localizedText', lt: 'Apie nuotraukas.', en: 'About photos.'},
    date: '2025-11-01',
    category: 'culture',
    slug: {_type: 'slug', current: 'svari-naujiena'},
    body: {
      _type: 'localizedBody',
      lt: [
        {
          _type: 'block',
          _key: 'paragraph',
          style: 'normal',
          markDefs: [{_type: 'link', _key: 'link', href: '/kontaktai'}],
          children: [
            {_type: 'span', _key: 'a', text: 'Rašykite ', marks: []},
            {_type: 'span', _key: 'b', text: 'mums', marks: ['link']},
          ],
        },
      ],
    },
  })
  await client.createOrReplace({...ALBUM, title: text('Švarus albumas', 'A clean album'), photos: []})
})

test.afterEach(async () => {
  const client = sanityClient()
  for (const {_id} of [NEWS, ALBUM]) await client.delete(_id)
  await client.delete({
    query: '*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && originalFilename match "telefonas-*"]',
  })
})

test('no way into a news item leaves a photo the place where it was taken', async ({page}) => {
  const picture = () => page.getByTestId('file-button-input').first()
  /** Where there is no picture, there is a place for one. */
  const withoutPicture = () => sanityClient().patch(NEWS._id).unset(['image']).commit()
  const urlOf = (path: string) => () => valueOf(NEWS._id, path)

  await logIn(page, editors.editor)
  await openDocument(page, NEWS)

  for (const format of formats) {
    await test.step(`chosen: ${format}`, async () => {
      const chosen = await photo(format)
      await withoutPicture()
      await picture().setInputFiles(chosen)
      await expect
        .poll(urlOf('image.asset->originalFilename'), {timeout: timeLimits.studio})
        .toBe(chosen.name)
      await expectClean(await urlOf('image.asset->url')())
    })
  }

  await test.step('dropped on the field', async () => {
    const dropped = await photo('jpeg')
    await withoutPicture()
    const dataTransfer = await transferOf(page, dropped)
    await picture().dispatchEvent('dragenter', {dataTransfer})
    await picture().dispatchEvent('drop', {dataTransfer})
    await expect.poll(urlOf('image.asset->originalFilename'), {timeout: timeLimits.studio}).toBe(dropped.name)
    await expectClean(await urlOf('image.asset->url')())
  })

  await test.step('pasted into the text', async () => {
    const linked = page.getByText('mums', {exact: true})
    // The first click only begins the editing, through a layer over the text.
    await linked.click({force: true})
    await linked.click()
    const pasted = await transferOf(page, await photo('jpeg'))
    await page.evaluate((clipboardData) => {
      const paste = new ClipboardEvent('paste', {clipboardData, bubbles: true, cancelable: true})
      document.activeElement?.dispatchEvent(paste)
    }, pasted)
    const inText = urlOf('body.lt[_type == "bodyImage"][0].asset->url')
    await expect.poll(inText, {timeout: timeLimits.studio}).toMatch(/^http/)
    await expectClean(await inText())
  })

  await test.step('dropped into the text', async () => {
    const dataTransfer = await transferOf(page, await photo('png'))
    const editor = page.getByTestId('field-body.lt').getByRole('textbox').first()
    await editor.dispatchEvent('dragenter', {dataTransfer})
    await editor.dispatchEvent('drop', {dataTransfer})
    const second = urlOf('body.lt[_type == "bodyImage"].asset->url')
    const known = async () => (await second()).filter(Boolean).length
    await expect.poll(known, {timeout: timeLimits.studio}).toBe(2)
    for (const url of await second()) await expectClean(url)
  })

  await test.step('what is no picture, or only half of one, is refused until that is read', async () => {
    await withoutPicture()
    const whole = await photo('jpeg')
    const refused = [
      {name: 'laiškas.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Labas, čia tik tekstas.')},
      {...whole, name: 'pusė.jpg', buffer: whole.buffer.subarray(0, whole.buffer.length - 40)},
    ]
    for (const file of refused) {
      await picture().setInputFiles(file)
      const said = page
        .getByRole('alert')
        .filter({hasText: `Šio paveikslėlio atverti nepavyko: ${file.name}`})
      await expect(said).toBeVisible({timeout: timeLimits.studio})
      await expect(said).toContainText('iš tikrųjų ne paveikslėlis')
      // One that goes by itself has a bar that runs out.
      await expect(said).not.toHaveAttribute('data-has-duration')
      await said.getByRole('button').click()
      await expect(said).toBeHidden()
    }
    expect(await urlOf('image.asset._ref')()).toBeNull()
  })
})

test('photos of an album are clean, whichever way they come', async ({page}) => {
  const urls = () => valueOf(ALBUM._id, 'photos[].asset->url')
  await logIn(page, editors.editor)
  await openDocument(page, ALBUM)

  await test.step('several are chosen', async () => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', {name: 'Pasirinkti nuotraukas'}).click()
    await (await chooser).setFiles(await Promise.all(formats.map(photo)))
    await expect.poll(async () => (await urls()).length, {timeout: timeLimits.studio}).toBe(3)
  })

  await test.step('one is dropped on the list', async () => {
    const dataTransfer = await transferOf(page, await photo('jpeg'))
    const list = page.getByTestId('field-photos').locator('[data-is-file-target]').first()
    await list.dispatchEvent('dragenter', {dataTransfer})
    await list.dispatchEvent('drop', {dataTransfer})
    await expect.poll(async () => (await urls()).length, {timeout: timeLimits.studio}).toBe(4)
  })

  await expect
    .poll(async () => (await urls()).every((url: string | null) => url), {timeout: timeLimits.studio})
    .toBe(true)
  for (const url of await urls()) await expectClean(url)
})
