import {randomInt} from 'node:crypto'
import type {Locator, Page} from '@playwright/test'
import sharp from 'sharp'
import {accessibilityFaults} from '../../support/accessibility.ts'
import {untilServed} from '../../support/on-site.ts'
import {sanityClient} from '../../support/sanity-client.ts'
import {editors, logIn, studioErrors} from '../../support/studio.ts'
import {expect, test} from '../../support/test.ts'
import {timeLimits} from '../../support/time-limits.ts'

test.use({expectedConsoleErrors: studioErrors})

const NEWS = 'library-news'
const DRAFT = 'drafts.library-draft'
const PATH = '/naujienos/paveiksleliu-bandymas'
const OLD = 'senas-laužas.jpg'
const NEW = 'naujas-laužas.jpg'
const alt = {
  _type: 'localizedString',
  lt: 'Žaižaruojantis laužas ant kranto',
  en: 'A glowing bonfire on the shore',
}

const text = (lt: string, en: string) => ({_type: 'localizedString', lt, en})
const library = (page: Page) => page.getByTestId('picture-library')
const section = (page: Page, name: string) => library(page).getByRole('region', {name})

/** A picture that no other run has uploaded. */
const picture = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: {r: randomInt(256), g: randomInt(256), b: randomInt(256)},
    },
  })
    .jpeg()
    .toBuffer()

let old: string

test.beforeEach(async () => {
  const client = sanityClient()
  const asset = await client.assets.upload('image', await picture(1500, 1000), {filename: OLD})
  old = asset._id
  const image = {
    _type: 'localizedImage',
    asset: {_type: 'reference', _ref: old},
    alt,
    hotspot: {_type: 'sanity.imageHotspot', x: 0.2, y: 0.3, width: 0.4, height: 0.4},
  }
  const news = {
    _type: 'newsItem',
    title: text('Paveikslėlių bandymas', 'A test of pictures'),
    description: {_type: 'localizedText', lt: 'Bandoma.', en: 'A test.'},
    date: '2025-11-08',
    category: 'culture',
    image,
  }
  await client.createOrReplace({...news, _id: NEWS, slug: {_type: 'slug', current: 'paveiksleliu-bandymas'}})
  await client.createOrReplace({...news, _id: DRAFT, title: text('Dar nebaigta', 'Not finished yet')})
})

test.afterEach(async () => {
  const client = sanityClient()
  await client.transaction().delete(NEWS).delete(DRAFT).delete(`rights.${old}`).commit()
  await client.delete({
    query: '*[_type == "sanity.imageAsset" && originalFilename in $names]',
    params: {names: [OLD, NEW]},
  })
})

async function openLibrary(page: Page, name: string) {
  await logIn(page, name)
  await page.getByTestId('studio-navbar').getByRole('link', {name: 'Paveikslėliai'}).click()
  await expect(library(page).getByRole('heading', {level: 1, name: 'Paveikslėliai'})).toBeFocused()
}

async function search(page: Page, typed: string): Promise<Locator> {
  await library(page).getByRole('searchbox', {name: 'Ieškoti paveikslėlių'}).fill(typed)
  await expect(library(page).getByRole('status').or(library(page).locator('output'))).toHaveText(
    '1 paveikslėlis',
    {
      timeout: timeLimits.studio,
    },
  )
  return library(page).getByRole('link', {name: OLD})
}

const images = () =>
  sanityClient().fetch<{asset: string; alt: object; hotspot: object | null}[]>(
    '*[_id in $ids] | order(_id).image{"asset": asset._ref, alt, hotspot}',
    {ids: [NEWS, DRAFT]},
    {perspective: 'raw'},
  )

test('a volunteer finds a picture, records its rights, replaces it everywhere and deletes the old one', async ({
  page,
}) => {
  await openLibrary(page, editors.editor)

  await test.step('it is found by its description without diacritics, and opened by keyboard', async () => {
    const link = await search(page, 'zaizaruojantis kranto')
    expect(await accessibilityFaults(page, '[data-testid="picture-library"]')).toEqual([])
    await library(page).getByRole('combobox', {name: 'Rodyti'}).focus()
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(library(page).getByRole('heading', {level: 1, name: OLD})).toBeFocused()
    expect(await accessibilityFaults(page, '[data-testid="picture-library"]')).toEqual([])
  })

  await test.step('on a phone nothing is wider than the screen', async () => {
    await page.setViewportSize({width: 390, height: 844})
    const tooWide = () => library(page).evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)
    expect(await tooWide()).toBe(0)
    await library(page).getByRole('link', {name: 'Visi paveikslėliai'}).click()
    await expect(library(page).getByRole('link', {name: OLD})).toBeFocused()
    expect(await tooWide()).toBe(0)
    await page.setViewportSize({width: 1280, height: 800})
    await library(page).getByRole('link', {name: OLD}).click()
  })

  await test.step('each place says whether it is published, and leads to its field', async () => {
    const uses = section(page, 'Kur naudojamas')
    await expect(uses.getByRole('link')).toHaveCount(2)
    const published = uses.getByRole('link', {name: /Paveikslėlių bandymas, Paveikslėlis/})
    await expect(published).toContainText('Paskelbta')
    await expect(published).not.toContainText('Juodraštyje')
    await expect(uses.getByRole('link', {name: /Dar nebaigta/})).toContainText('Juodraštyje')
    await published.click()
    await expect(page.getByTestId('field-image.alt.lt').getByRole('textbox')).toBeInViewport({
      timeout: timeLimits.studio,
    })
    await page.goBack()
    await expect(library(page).getByRole('heading', {level: 1, name: OLD})).toBeVisible()
  })

  await test.step('what is not known says so until somebody records it', async () => {
    const rights = section(page, 'Teisės ir sutikimai')
    await expect(rights.getByText('Teisės ar sutikimas nežinomi')).toBeVisible()
    await rights.getByRole('textbox', {name: 'Kas fotografavo ar piešė'}).fill('Ona Onaitė')
    await rights.getByRole('combobox', {name: 'Ar galima naudoti'}).selectOption('Taip: autorius leido')
    await rights
      .getByRole('combobox', {name: 'Ar sutiko matomi žmonės'})
      .selectOption('Atpažįstamų žmonių nėra')
    await rights.getByRole('button', {name: 'Išsaugoti'}).click()
    await expect(rights.getByText('Teisės ir sutikimas įrašyti')).toBeVisible()
    await expect(rights.getByText(/^Įrašė Jonas Žemaitis/)).toBeVisible()
    expect(await sanityClient().getDocument(`rights.${old}`)).toMatchObject({
      author: 'Ona Onaitė',
      permission: 'granted',
      consent: 'noPeople',
    })
  })

  const dialog = page.getByRole('dialog', {name: 'Pakeisti paveikslėlį visur'})
  await test.step('another is uploaded, and what changed meanwhile is shown before anything is replaced', async () => {
    await library(page).getByRole('button', {name: 'Pakeisti visur…'}).click()
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', {name: 'Įkelti naują'}).click()
    await (await chooser).setFiles({name: NEW, mimeType: 'image/jpeg', buffer: await picture(1000, 1500)})
    await expect(dialog.getByText('Pasikeis 2 vietose.')).toBeVisible({timeout: timeLimits.studio})
    await expect(dialog.getByText('Paveikslėlio proporcijos kitos')).toBeVisible()
    await expect(dialog.getByText('Naujo paveikslėlio teisės ar žmonių sutikimas nežinomi.')).toBeVisible()
    expect(await accessibilityFaults(page, '[role=dialog]')).toEqual([])

    await sanityClient()
      .patch(DRAFT)
      .set({title: text('Beveik baigta', 'Almost finished')})
      .commit()
    await dialog.getByRole('button', {name: 'Pakeisti visur'}).click()
    await expect(dialog.getByText('Nepakeista nieko: kol skaitėte')).toBeVisible({timeout: timeLimits.studio})
    expect((await images()).map(({asset}) => asset)).toEqual([old, old])
    await expect(dialog.getByRole('link', {name: /Beveik baigta/})).toBeVisible()
  })

  await test.step('it is replaced in what is published and in the draft, and on the site', async () => {
    await dialog.getByRole('button', {name: 'Pakeisti visur'}).click()
    await expect(dialog.getByText('Pakeista visur')).toBeVisible({timeout: timeLimits.studio})
    await expect(dialog.getByText('Peržiūrėkite aprašymus')).toBeVisible()
    await expect(dialog.getByRole('link', {name: /Paveikslėlių bandymas/})).toContainText(alt.lt)
    const [first, second] = await images()
    expect(first).toMatchObject({alt, hotspot: null})
    expect(second).toEqual(first)
    expect(first?.asset).not.toBe(old)
    const [hash = ''] = /[0-9a-f]{40}/.exec(first?.asset ?? '') ?? []
    await untilServed(page.request, PATH, hash)
    await dialog.getByRole('button', {name: 'Uždaryti'}).last().click()
  })

  await test.step('the old one, now unused, is deleted after a question, with what was recorded of it', async () => {
    await expect(section(page, 'Kur naudojamas').getByText('Niekur nenaudojamas.')).toBeVisible()
    await library(page).getByRole('button', {name: 'Ištrinti…'}).click()
    await page
      .getByRole('dialog', {name: 'Ištrinti paveikslėlį?'})
      .getByRole('button', {name: 'Ištrinti'})
      .click()
    await expect(page.getByText('Paveikslėlis ištrintas')).toBeVisible({timeout: timeLimits.studio})
    await expect(library(page).getByRole('heading', {level: 1, name: 'Paveikslėliai'})).toBeVisible()
    expect(await sanityClient().getDocuments([old, `rights.${old}`])).toEqual([null, null])
  })
})

test('a viewer sees where a picture is used and what is known of it, and changes nothing', async ({page}) => {
  await openLibrary(page, editors.viewer)
  await (await search(page, 'senas-lauzas')).click()
  await expect(section(page, 'Kur naudojamas').getByRole('link')).toHaveCount(2)
  const rights = section(page, 'Teisės ir sutikimai')
  await expect(rights.getByRole('combobox', {name: 'Ar galima naudoti'})).toBeDisabled()
  await expect(rights.getByRole('textbox', {name: 'Kas fotografavo ar piešė'})).not.toBeEditable()
  await expect(library(page).getByRole('button', {name: /Pakeisti|Ištrinti|Išsaugoti/})).toHaveCount(0)
})
