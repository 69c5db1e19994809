import sharp from 'sharp'
import {accessibilityFaults} from '../support/accessibility.ts'
import {demoAdmin, startLoggedIn} from '../support/people.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {expect, test} from '../support/test.ts'

const ALBUM = 'photo-category-3'

const photo = async (name: string, background: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({create: {width: 3200, height: 2400, channels: 3, background}})
    .jpeg()
    .withExif({IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '51/1 37/1 12/1'}})
    .toBuffer(),
})

const marker = crypto.randomUUID().slice(0, 8)

test.afterAll(async () => {
  const [album] = await sanityClient().fetch<{_id: string; keys: string[]}[]>(
    '*[_type == "photoAlbum" && eventKey == $album]{_id, "keys": photos[alt.lt match $text]._key}',
    {album: ALBUM, text: marker},
  )
  if (!album?.keys.length) return
  const added = album.keys.map((key) => `photos[_key == "${key}"]`)
  await sanityClient().patch(album._id).unset(added).commit()
})

test('an admin uploads photos, and approved ones appear in the album', async ({page}) => {
  await startLoggedIn(page, await demoAdmin())
  await page.goto('/admin?tab=photos')
  await expect(page.getByRole('heading', {name: 'Nuotraukos', level: 2})).toBeVisible()
  await page.getByLabel('Albumas').selectOption({label: 'Kultūros paveldas'})
  await page
    .getByLabel('Pasirinkti nuotraukas')
    .setInputFiles([
      await photo('ezeras.jpg', '#2f5d3a'),
      await photo('gintaras.jpg', '#d9902f'),
      {name: 'apgaule.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg onload="alert(1)">')},
    ])
  const rows = page.getByRole('listitem').filter({has: page.getByRole('button', {name: /^Nekelti/})})
  await expect(rows).toHaveCount(3)
  await expect(rows.nth(2)).toContainText('Tai ne JPEG, PNG ar WebP nuotrauka.')
  await rows.nth(2).getByRole('button').click()

  await page.getByRole('button', {name: 'Įkelti 2 nuotraukas'}).click()
  await expect(rows.nth(0).getByLabel('Ką matyti nuotraukoje (lietuviškai)')).toBeFocused()
  await expect(rows.nth(0)).toContainText('Aprašykite, ką matyti nuotraukoje.')
  for (const [at, name] of ['Ežeras', 'Gintaras'].entries()) {
    await rows.nth(at).getByLabel('Ką matyti nuotraukoje (lietuviškai)').fill(`${name} ${marker}`)
    await rows.nth(at).getByLabel('Ką matyti nuotraukoje (angliškai)').fill(`${name} in English ${marker}`)
  }
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', {name: 'Įkelti 2 nuotraukas'}).click()
  await expect(page.getByText('Įkeltos 2 nuotraukos. Jos laukia patvirtinimo.')).toBeVisible()

  const pending = page.getByRole('region', {name: 'Laukia patvirtinimo'})
  await expect(pending.getByRole('img', {name: `Ežeras ${marker}`})).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await pending.getByRole('button', {name: `Įdėti į albumą: Ežeras ${marker}`}).click()
  await expect(page.getByText('Nuotrauka įdėta į albumą „Kultūros paveldas“')).toBeVisible()
  await expect(pending.getByRole('img', {name: `Ežeras ${marker}`})).toBeHidden()
  await pending.getByRole('button', {name: `Išmesti: Gintaras ${marker}`}).click()
  const dialog = page.getByRole('alertdialog', {name: 'Išmesti šią nuotrauką?'})
  await dialog.getByRole('button', {name: 'Išmesti'}).click()
  await expect(page.getByText('Nuotrauka išmesta')).toBeVisible()

  const [added] = await sanityClient().fetch<{width: number}[]>(
    '*[_type == "photoAlbum" && eventKey == $album][0].photos[alt.lt match $text]{"width": asset->metadata.dimensions.width}',
    {album: ALBUM, text: `Ežeras ${marker}`},
  )
  expect(added).toEqual({width: 2560})
  await expect(async () => {
    await page.goto('/fotografijos')
    await expect(page.getByRole('link', {name: `Padidinti paveikslėlį: Ežeras ${marker}`})).toBeVisible({
      timeout: 1000,
    })
  }).toPass()
})
