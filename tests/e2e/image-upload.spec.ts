import sharp from 'sharp'
import {untilServed} from '../support/on-site.ts'
import {sanityClient} from '../support/sanity-client.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

const DOCUMENT = 'newsItem-4'

test('an uploaded picture appears on the site, in the right size for the screen', long, async ({page}) => {
  const client = sanityClient()
  const {slug, image} = await client.fetch(`*[_id == $id][0]{"slug": slug.current, image}`, {id: DOCUMENT})
  const bytes = await sharp({create: {width: 3000, height: 2000, channels: 3, background: '#e0a236'}})
    .jpeg()
    .toBuffer()
  const asset = await client.assets.upload('image', bytes, {filename: 'gintaras.jpg'})
  const alt = {
    _type: 'localizedString',
    lt: `Gintaro spalvos plotas ${Date.now()}`,
    en: 'A field the colour of amber',
  }
  try {
    await client
      .patch(DOCUMENT)
      .set({image: {_type: 'localizedImage', asset: {_type: 'reference', _ref: asset._id}, alt}})
      .commit()
    await untilServed(page.request, `/naujienos/${slug}`, alt.lt)
    await page.setViewportSize({width: 360, height: 740})
    await page.goto(`/naujienos/${slug}`)
    const picture = page.getByRole('img', {name: alt.lt})
    await expect(picture).toBeVisible()
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(300)
    expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeLessThanOrEqual(1080)
    const source = await picture.evaluate((img: HTMLImageElement) => img.currentSrc)
    const served = await page.request.get(source, {headers: {accept: 'image/avif,image/webp,*/*'}})
    const {width, format} = await sharp(await served.body()).metadata()
    expect(width).toBeLessThanOrEqual(1080)
    expect(format).not.toBe('jpeg')
  } finally {
    await client.patch(DOCUMENT).set({image}).commit()
  }
})
