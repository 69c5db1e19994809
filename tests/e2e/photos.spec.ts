import sharp from 'sharp'
import {stackEnv} from '../env.ts'
import {accessibilityFaults} from '../support/accessibility.ts'
import {untilPublished, untilServed} from '../support/on-site.ts'
import {demoAdmin, serviceClient, startLoggedIn} from '../support/people.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {inLanguage} from '../support/routes.ts'
import {expect, test} from '../support/test.ts'
import {timeLimits} from '../support/time-limits.ts'
import {languageViews, long} from '../support/views.ts'

const albums = {
  lt: ['Bendruomenės renginiai', 'Mokyklėlių veikla', 'Kultūros paveldas'],
  en: ['Community events', 'School activities', 'Cultural heritage'],
}

for (const {language, details} of languageViews) {
  const path = {lt: '/fotografijos', en: '/en/fotografijos'}[language]
  const enlarge = {lt: 'Padidinti paveikslėlį:', en: 'Enlarge picture:'}[language]

  test(`there are three albums of three photos each, ${language}`, details, async ({page}) => {
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

test('the lightbox leads to the form that asks for the photo to be removed', long, async ({page}) => {
  const keys = await sanityClient().fetch<string[]>('*[_id == "album-schools"][0].photos[]._key')
  await page.goto('/fotografijos')
  await page
    .getByRole('region', {name: 'Mokyklėlių veikla'})
    .getByRole('link', {name: /^Padidinti/})
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', {name: 'Kitas paveikslėlis'}).click()
  await expect(dialog.getByRole('link', {name: 'Paprašyti pašalinti šią nuotrauką'})).toHaveAttribute(
    'href',
    `/kontaktai?nuotrauka=album-schools.${keys[1]}#write`,
  )
})

test('the lightbox fits windows of any size', long, async ({page}) => {
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

  test('a photo links to the large version', long, async ({page, request}) => {
    await page.goto('/fotografijos')
    for (const link of await page
      .locator('main')
      .getByRole('link', {name: /^Padidinti/})
      .all()) {
      const picture = await request.get((await link.getAttribute('href')) ?? '')
      expect(picture.headers()['content-type']).toMatch(/^image\//)
    }
  })

  test('every album leads, once, to the form that asks for a photo to be removed', async ({page}) => {
    await page.goto('/fotografijos')
    for (const name of albums.lt) {
      const links = page.getByRole('region', {name}).getByRole('link', {name: /pašalinti/})
      await expect(links).toHaveText('Paprašyti pašalinti nuotrauką')
    }
    await page
      .getByRole('region', {name: 'Mokyklėlių veikla'})
      .getByRole('link', {name: /pašalinti/})
      .click()
    await expect(page).toHaveURL(/\/kontaktai\?nuotrauka=album-schools#write$/)
  })
})

/** The list would show a picture of another album twice, while other tests look at it. */
async function photosOfNoAlbum(count: number): Promise<object[]> {
  const photo = await sanityClient().fetch<object>('*[_type == "photoAlbum"][0].photos[0]')
  const assets = await sanityClient().fetch<string[]>(
    '*[_type == "sanity.imageAsset" && count(*[_type == "photoAlbum" && references(^._id)]) == 0]._id',
  )
  expect(assets.length).toBeGreaterThanOrEqual(count)
  return assets.slice(0, count).map((_ref) => ({...photo, asset: {_type: 'reference', _ref}}))
}

// In this file, and last: a test above counts the albums.
test.describe('uploading', () => {
  const marker = crypto.randomUUID().slice(0, 8)
  const album = {key: `e2e-albumas-${marker}`, title: `Žuvėdros ${marker}`}

  test.beforeAll(async () => {
    const [first] = await photosOfNoAlbum(1)
    await sanityClient().create({
      _id: `album-${album.key}`,
      _type: 'photoAlbum',
      title: {_type: 'localizedString', lt: album.title, en: `Gulls ${marker}`},
      photos: [first],
      eventKey: album.key,
      position: 99,
    })
    const synced = async () => {
      const {data} = await serviceClient().from('content_items').select('key').eq('key', album.key)
      return data
    }
    await expect.poll(synced, {timeout: timeLimits.onSite}).toEqual([{key: album.key}])
  })

  test.afterAll(() => sanityClient().delete(`album-${album.key}`))

  const photo = async (name: string, background: string) => ({
    name,
    mimeType: 'image/jpeg',
    buffer: await sharp({create: {width: 3200, height: 2400, channels: 3, background}})
      .jpeg()
      .withExif({IFD3: {GPSLatitudeRef: 'N', GPSLatitude: '51/1 37/1 12/1'}})
      .toBuffer(),
  })

  test('an admin uploads photos, and approved ones appear in the album', async ({page}) => {
    await startLoggedIn(page, await demoAdmin())
    await page.goto('/admin?tab=photos')
    await expect(page.getByRole('heading', {name: 'Nuotraukos', level: 2})).toBeVisible()
    await page.getByLabel('Albumas').selectOption({label: album.title})
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
    await expect(page.getByText(`Nuotrauka įdėta į albumą „${album.title}“`)).toBeVisible()
    await expect(pending.getByRole('img', {name: `Ežeras ${marker}`})).toBeHidden()
    await pending.getByRole('button', {name: `Išmesti: Gintaras ${marker}`}).click()
    const dialog = page.getByRole('alertdialog', {name: 'Išmesti šią nuotrauką?'})
    await dialog.getByRole('button', {name: 'Išmesti'}).click()
    await expect(page.getByText('Nuotrauka išmesta')).toBeVisible()

    const [added] = await sanityClient().fetch<{width: number}[]>(
      '*[_type == "photoAlbum" && eventKey == $album][0].photos[alt.lt match $text]{"width": asset->metadata.dimensions.width}',
      {album: album.key, text: `Ežeras ${marker}`},
    )
    expect(added).toEqual({width: 2560})
    await untilServed(page.request, '/fotografijos', `Ežeras ${marker}`)
    await page.goto('/fotografijos')
    const shown = page.getByRole('region', {name: album.title})
    await expect(shown.getByRole('link', {name: `Padidinti paveikslėlį: Ežeras ${marker}`})).toBeVisible()
  })

  test.describe('when one of two photos is refused', long, () => {
    test.use({expectedConsoleErrors: /Failed to load resource/})

    test('it stays with its texts, and is uploaded on the second try', async ({page}) => {
      const statuses = [503, 200, 200]
      await page.route('**/functions/v1/upload-photo', (route) => route.fulfill({status: statuses.shift()}))
      await startLoggedIn(page, await demoAdmin())
      await page.goto('/en/admin?tab=photos')
      await page
        .getByLabel('Choose photos')
        .setInputFiles([await photo('lake.jpg', '#2f5d3a'), await photo('amber.jpg', '#d9902f')])
      const rows = page.getByRole('listitem').filter({has: page.getByRole('button', {name: /^Leave out/})})
      await expect(rows).toHaveCount(2)
      const inLithuanian = page.getByLabel('What the photo shows (in Lithuanian)')
      const inEnglish = page.getByLabel('What the photo shows (in English)')
      for (const [at, name] of ['Ežeras', 'Gintaras'].entries()) {
        await inLithuanian.nth(at).fill(name)
        await inEnglish.nth(at).fill(`${name} in English`)
      }
      await page.getByRole('button', {name: 'Upload 2 photos'}).click()
      await expect(page.getByText('1 photo couldn’t be uploaded')).toBeVisible()
      await expect(rows).toHaveCount(1)
      await expect(rows).toContainText('lake.jpg')
      await expect(rows.getByRole('alert')).toHaveText(/^The site can’t take photos right now/)
      await expect(inLithuanian).toHaveValue('Ežeras')
      await expect(inEnglish).toHaveValue('Ežeras in English')
      await page.getByRole('button', {name: 'Upload 1 photo'}).click()
      await expect(rows).toHaveCount(0)
      expect(statuses).toEqual([])
    })
  })
})

// Last, too: it makes a second page of albums.
test.describe('many albums', () => {
  const ids = Array.from({length: 7}, (_, n) => `album-e2e-daug-${n}`)
  const MANY = 30

  test.beforeAll(async () => {
    const photos = await photosOfNoAlbum(ids.length)
    const transaction = sanityClient().transaction()
    for (const [n, _id] of ids.entries()) {
      transaction.createOrReplace({
        _id,
        _type: 'photoAlbum',
        title: {_type: 'localizedString', lt: `Daug nuotraukų ${n}`, en: `Many photos ${n}`},
        photos: Array.from({length: n === 6 ? MANY : 1}, (_, index) => ({
          ...photos[n],
          _key: `p${index}`,
        })),
        position: 1000 + n,
      })
    }
    await transaction.commit()
  })

  test.afterAll(() => sanityClient().delete({query: '*[_id in $ids]', params: {ids}}))

  for (const {language, details} of languageViews) {
    const {next, all, more, name} = {
      lt: {
        next: 'Kiti albumai',
        all: /^Visos albumo nuotraukos \(30\)\s?: Daug/,
        more: 'Kitos nuotraukos',
        name: 'Daug nuotraukų 6',
      },
      en: {
        next: 'Next albums',
        all: /^All photos in the album \(30\)\s?: Many/,
        more: 'Next photos',
        name: 'Many photos 6',
      },
    }[language]
    const enlarge = {name: /^(Padidinti|Enlarge)/}
    const album = inLanguage(language, '/fotografijos/albumas/album-e2e-daug-6')

    test(
      `are on pages, and one with many photos has its own, ${language}`,
      details,
      async ({page, request}) => {
        await untilPublished(request, '/fotografijos/albumas/album-e2e-daug-6/puslapis/2')
        await untilServed(request, inLanguage(language, '/fotografijos'), 'puslapis/2')
        await page.goto(inLanguage(language, '/fotografijos'))
        await expect(page.locator('main h2')).toHaveCount(6)
        await page.getByRole('link', {name: next}).click()
        await expect(page).toHaveURL(inLanguage(language, '/fotografijos/puslapis/2'))
        const shown = page.getByRole('region', {name})
        await expect(shown.getByRole('link', enlarge)).toHaveCount(6)
        expect(await accessibilityFaults(page)).toEqual([])
        await shown.getByRole('link', {name: all}).click()
        await expect(page).toHaveURL(album)
        await expect(page.getByRole('heading', {level: 1})).toHaveText(name)
        await expect(page.getByRole('link', enlarge)).toHaveCount(24)
        await page.getByRole('link', {name: more}).click()
        await expect(page).toHaveURL(`${album}/puslapis/2`)
        await expect(page.getByRole('link', enlarge)).toHaveCount(6)
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          `${stackEnv().SITE_URL}${album}/puslapis/2`,
        )
        expect(await accessibilityFaults(page)).toEqual([])
      },
    )
  }

  test('have no other pages, and search leads to the album', async ({request}) => {
    for (const path of [
      '/fotografijos/puslapis/1',
      '/fotografijos/puslapis/3',
      '/fotografijos/albumas',
      '/fotografijos/albumas/nera',
      '/fotografijos/albumas/album-e2e-daug-6/puslapis/1',
      '/fotografijos/albumas/album-e2e-daug-6/puslapis/3',
      '/fotografijos/albumas/album-e2e-daug-5/puslapis/2',
    ]) {
      expect((await request.get(path)).status(), path).toBe(404)
    }
    await untilServed(
      request,
      `/api/search?language=lt&q=${encodeURIComponent('Daug nuotraukų 6')}`,
      '/fotografijos/albumas/album-e2e-daug-6',
    )
  })

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false})

    test('lead to every photo', async ({page}) => {
      await page.goto('/fotografijos')
      await page.getByRole('link', {name: 'Kiti albumai'}).click()
      await page.getByRole('link', {name: 'Visos albumo nuotraukos'}).click()
      await page.getByRole('link', {name: 'Kitos nuotraukos'}).click()
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Daug nuotraukų 6, 2 puslapis')
      await expect(page.getByRole('link', {name: /^Padidinti/})).toHaveCount(6)
    })
  })
})

test('comments on the first album have a form, those on the others have one on request', async ({page}) => {
  await page.goto('/fotografijos')
  const field = (album: string) => page.getByRole('region', {name: album}).getByLabel('Jūsų komentaras')
  const [first = '', second = '', third = ''] = albums.lt
  await page
    .getByRole('region', {name: first})
    .getByRole('heading', {name: 'Komentarai'})
    .scrollIntoViewIfNeeded()
  await expect(field(first)).toBeVisible()
  const write = page.getByRole('button', {name: new RegExp(`^Rašyti komentarą ?: ${second}$`)})
  // Comes when its album is near.
  await page.getByRole('region', {name: second}).getByRole('link').last().scrollIntoViewIfNeeded()
  await expect(write).toBeVisible()
  await expect(field(second)).toHaveCount(0)
  await write.click()
  await expect(field(second)).toBeFocused()
  await expect(write).toHaveCount(0)
  await page.keyboard.type('Gražu')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  await page.getByRole('region', {name: second}).getByRole('link').last().scrollIntoViewIfNeeded()
  await expect(field(second)).toHaveValue('Gražu')
  await page.getByRole('region', {name: third}).getByRole('link').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', {name: new RegExp(`^Rašyti komentarą ?: ${third}$`)})).toBeVisible()
})
