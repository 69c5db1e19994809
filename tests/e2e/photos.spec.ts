import {accessibilityFaults} from '../support/accessibility.ts'
import {expect, test} from '../support/test.ts'

const albums = {
  lt: ['Bendruomenės renginiai', 'Mokyklėlių veikla', 'Kultūros paveldas'],
  en: ['Community events', 'School activities', 'Cultural heritage'],
}

for (const [language, path, enlarge] of [
  ['lt', '/fotografijos', 'Padidinti paveikslėlį:'],
  ['en', '/en/fotografijos', 'Enlarge picture:'],
] as const) {
  test(`there are three albums of three photos each, ${language}`, async ({page}) => {
    await page.goto(path)
    await expect(page.locator('main h2')).toHaveText(albums[language])
    for (const name of albums[language]) {
      const photos = page.getByRole('region', {name}).getByRole('link', {name: enlarge})
      await expect(photos).toHaveCount(3)
      for (const photo of await photos.all()) {
        expect((await photo.getAttribute('aria-label'))?.length).toBeGreaterThan(enlarge.length + 10)
      }
    }
  })
}

test('arrow keys cycle through an album’s photos', async ({page}) => {
  await page.goto('/fotografijos')
  const openers = page
    .getByRole('region', {name: 'Kultūros paveldas'})
    .getByRole('link', {name: /^Padidinti/})
  const names = await openers.evaluateAll((links) =>
    links.map((link) => link.getAttribute('aria-label')?.replace('Padidinti paveikslėlį: ', '') ?? ''),
  )
  await openers.nth(1).press('Enter')
  const dialog = page.getByRole('dialog', {name: 'Kultūros paveldas'})
  const shows = (index: number) => expect(dialog.getByRole('img')).toHaveAttribute('alt', names[index] ?? '')
  await shows(1)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await shows(2)
  await expect(dialog.getByText('3 iš 3', {exact: true})).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await shows(0)
  await page.keyboard.press('ArrowLeft')
  await shows(2)
  await dialog.getByRole('button', {name: 'Ankstesnis paveikslėlis'}).click()
  await shows(1)
  await dialog.getByRole('button', {name: 'Kitas paveikslėlis'}).click()
  await shows(2)
  await expect(dialog.locator('[aria-live]')).toContainText(`3 iš 3. ${names[2]}`)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(openers.nth(1)).toBeFocused()
})

const askToRemove = 'Paprašyti pašalinti šią nuotrauką'

test('the lightbox leads to the form that asks for the photo to be removed', async ({page}) => {
  await page.goto('/fotografijos')
  const album = page.getByRole('region', {name: 'Mokyklėlių veikla'})
  const [, second] = await album
    .getByRole('link', {name: askToRemove})
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(second).toMatch(/^\/kontaktai\?nuotrauka=[\w-]+\.[\w-]+#write$/)
  await album
    .getByRole('link', {name: /^Padidinti/})
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', {name: 'Kitas paveikslėlis'}).click()
  await expect(dialog.getByRole('link', {name: askToRemove})).toHaveAttribute('href', second ?? '')
})

test('the lightbox fits windows of any size', async ({page}) => {
  await page.setViewportSize({width: 320, height: 568})
  await page.goto('/en/fotografijos')
  for (const size of [
    {width: 320, height: 568},
    {width: 844, height: 390},
    {width: 1280, height: 900},
  ]) {
    await page.setViewportSize(size)
    for (const name of albums.en) {
      await page.getByRole('region', {name}).getByRole('link').first().click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('img')).toHaveJSProperty('complete', true)
      const box = await dialog.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect(box?.y).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(size.width)
      expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(size.height)
      await dialog.getByRole('button', {name: 'Close'}).click()
      await expect(dialog).toHaveCount(0)
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false})

  test('a photo links to the large version', async ({page, request}) => {
    await page.goto('/fotografijos')
    for (const link of await page
      .locator('main')
      .getByRole('link', {name: /^Padidinti/})
      .all()) {
      const picture = await request.get((await link.getAttribute('href')) ?? '')
      expect(picture.headers()['content-type']).toMatch(/^image\//)
    }
  })

  test('every photo links to the form that asks for its removal', async ({page}) => {
    await page.goto('/fotografijos')
    const photos = page.locator('main').getByRole('listitem')
    for (const photo of await photos.filter({has: page.getByRole('link', {name: /^Padidinti/})}).all()) {
      const link = photo.getByRole('link', {name: askToRemove})
      await expect(link).toBeVisible()
    }
    await photos.getByRole('link', {name: askToRemove}).first().click()
    await expect(page).toHaveURL(/\/kontaktai\?nuotrauka=/)
  })
})
