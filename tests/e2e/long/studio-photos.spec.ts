import {randomInt} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {Page} from '@playwright/test'
import sharp from 'sharp'
import {sanityClient} from '../../support/sanity-client.ts'
import {logIn, moveByKeyboard, openDocument, editors, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: studioErrors})

const ALBUM = {_id: 'drafts.photos-album', _type: 'photoAlbum'}
const NEIGHBOUR = 'drafts.photos-neighbour'
const KNOWN_FILE = 'laužo-šakos.jpg'
const FILES = [1, 2, 3, 4, 5].map((number) => `foto-${number}.jpg`)
const PHONE_PHOTO = join(import.meta.dirname, '../../support/phone-photo.heic')
const known = {lt: 'Vaikai neša laužui šakas', en: 'Children carry branches to the bonfire'}

const text = (lt: string, en: string) => ({_type: 'localizedString', lt, en})

/** A picture that no other run has uploaded. */
async function picture(name: string) {
  const [r, g, b] = [randomInt(256), randomInt(256), randomInt(256)]
  const buffer = await sharp({create: {width: 600, height: 400, channels: 3, background: {r, g, b}}})
    .jpeg()
    .toBuffer()
  return {name, mimeType: 'image/jpeg', buffer}
}

interface Photo {
  name: string | null
  type: string | null
  size: {width: number; height: number} | null
  alt?: object
  caption?: object
}

const photos = () =>
  sanityClient().fetch<Photo[]>(
    '*[_id == $id][0].photos[]{"name": asset->originalFilename, "type": asset->mimeType, "size": asset->metadata.dimensions{width, height}, alt, caption}',
    {id: ALBUM._id},
    {perspective: 'raw'},
  )

const cell = (page: Page, number: number, column: string) =>
  page.getByRole('textbox', {name: `${number} nuotrauka: ${column}`})

const altLt = 'Ką matyti (lietuviškai)'

/** Resolves to a photo whose picture no other run has uploaded. */
async function uploaded(file: string) {
  const {buffer, name} = await picture(file)
  const {_id} = await sanityClient().assets.upload('image', buffer, {filename: name})
  return {_type: 'localizedImage', asset: {_type: 'reference', _ref: _id}}
}

test.beforeEach(async () => {
  const client = sanityClient()
  const photo = await uploaded(KNOWN_FILE)
  await client.createOrReplace({...ALBUM, title: text('Bandymų albumas', 'The album of tests'), photos: []})
  await client.createOrReplace({
    _id: NEIGHBOUR,
    _type: 'photoAlbum',
    title: text('Kaimynas', 'Neighbour'),
    photos: [{...photo, _key: 'known', alt: text(known.lt, known.en)}],
  })
})

test.afterEach(async () => {
  const client = sanityClient()
  for (const id of [ALBUM._id, NEIGHBOUR]) await client.delete(id)
  await client.delete({
    query: '*[_type == "sanity.imageAsset" && originalFilename in $names]',
    params: {names: [KNOWN_FILE, ...FILES]},
  })
})

test('a volunteer uploads many photos, describes them in a table and puts them in order', async ({page}) => {
  await logIn(page, editors.editor)
  await openDocument(page, ALBUM)
  const table = page.getByRole('table', {name: 'Visų nuotraukų aprašymai'})

  await test.step('many files are chosen at once; refused ones are named, the others go in, HEIC as JPEG', async () => {
    const files = await Promise.all(FILES.map(picture))
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', {name: 'Pasirinkti nuotraukas'}).click()
    await (
      await chooser
    ).setFiles([
      ...files.slice(0, 3),
      {name: 'IMG_0002.HEIC', mimeType: 'image/heic', buffer: Buffer.from('no picture')},
      ...files.slice(3),
      {name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: await readFile(PHONE_PHOTO)},
      {name: 'plakatas.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no picture')},
    ])
    await expect(page.getByText('PDF čia įkelti negalima: plakatas.pdf')).toBeVisible({
      timeout: timeLimits.studio,
    })
    // Said once the decoder has been loaded and has tried every photo.
    await expect(page.getByText('Šios nuotraukos įkelti negalima: IMG_0002.HEIC')).toBeVisible({
      timeout: timeLimits.studio,
    })
    await expect(table.getByRole('rowheader')).toHaveCount(6)
    const ofFiles = async () =>
      (await photos()).flatMap(({name}) => (name && FILES.includes(name) ? name : []))
    await expect
      .poll(async () => (await ofFiles()).toSorted(), {timeout: timeLimits.studio})
      .toEqual([...FILES].toSorted())
    // The Content Lake keeps a picture once: who uploaded this one before has named it.
    const converted = async () =>
      (await photos()).flatMap(({name, type, size}) => (name && !FILES.includes(name) ? {type, size} : []))
    await expect
      .poll(converted, {timeout: timeLimits.studio})
      .toEqual([{type: 'image/jpeg', size: {width: 480, height: 320}}])
  })

  await test.step('texts are typed into the table, where keys lead down and across', async () => {
    await expect(table.getByText('Trūksta').first()).toBeVisible()
    await cell(page, 1, altLt).click()
    await page.keyboard.type('Pirma')
    await page.keyboard.press('Enter')
    await expect(cell(page, 2, altLt)).toBeFocused()
    await page.keyboard.type('Antra')
    await page.keyboard.press('ArrowRight')
    await expect(cell(page, 2, 'Ką matyti (angliškai)')).toBeFocused()
    await page.keyboard.type('Second')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Kardifas')
    await expect
      .poll(async () => (await photos()).slice(0, 2).map(({alt, caption}) => ({alt, caption})))
      .toMatchObject([{alt: {lt: 'Pirma'}}, {alt: {lt: 'Antra', en: 'Second'}, caption: {lt: 'Kardifas'}}])
    // Of the second photo, the caption lacks its English alone.
    const second = table.getByRole('row').filter({has: cell(page, 2, altLt)})
    await expect(second.getByText('Trūksta')).toHaveCount(1)
  })

  await test.step('the order is changed by keyboard', async () => {
    const order = async () => (await photos()).map(({name}) => name)
    const before = await order()
    const handle = page.getByTestId('field-photos').locator('[data-ui=DragHandleButton]').first()
    // What is held is over itself first.
    await moveByKeyboard(page, {
      handle,
      key: 'ArrowRight',
      isHeld: /Draggable item (\S+) was moved over droppable area \1\./,
      isMoved: /Draggable item (\S+) was moved over droppable area (?!\1\.)/,
    })
    await expect.poll(order, {timeout: timeLimits.studio}).toEqual([before[1], before[0], ...before.slice(2)])
  })

  await test.step('a picture is found by its file name, and its description used again', async () => {
    await table.getByRole('button', {name: /^5 nuotrauka/}).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByTestId('options-menu-button').click()
    await page.getByRole('menuitem', {name: 'Pasirinkti'}).click()
    const library = page.getByRole('dialog', {name: /paveikslė/i}).last()
    await library.getByRole('searchbox').fill('lauzo sakos')
    await library
      .getByRole('button', {name: /laužo-šakos\.jpg/})
      .first()
      .click()
    await dialog.getByRole('button', {name: 'Naudoti šį aprašymą'}).click()
    await expect.poll(async () => (await photos())[4]?.alt).toMatchObject(known)
  })
})

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true})

  test('a field stays under the finger while what was missing in the one above it is noticed', async ({
    page,
  }) => {
    const photo = {...(await uploaded(KNOWN_FILE)), _key: 'a'}
    await sanityClient()
      .patch(ALBUM._id)
      .set({photos: [photo]})
      .commit()
    await logIn(page, editors.editor)
    await openDocument(page, ALBUM)
    const [lithuanian, english] = [cell(page, 1, altLt), cell(page, 1, 'Ką matyti (angliškai)')]
    const missing = page.getByRole('table').getByText('Trūksta', {exact: true})
    await expect(missing).toHaveCount(2, {timeout: timeLimits.studio})
    await lithuanian.tap()
    const between = async () => {
      const [above, below] = await Promise.all([lithuanian, english].map((field) => field.boundingBox()))
      return (below?.y ?? 0) - (above?.y ?? 0)
    }
    const before = await between()
    await page.keyboard.type('Šokame')
    await expect(missing).toHaveCount(1, {timeout: timeLimits.studio})
    expect(await between()).toBe(before)
  })
})
