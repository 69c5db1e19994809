import type {APIRequestContext} from '@playwright/test'
import sharp from 'sharp'
import {inLanguage} from '../support/routes.ts'
import {expect, test} from '../support/test.ts'
import {long} from '../support/views.ts'

async function imageAt(request: APIRequestContext, url: string): Promise<Buffer> {
  const response = await request.get(url)
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('image/jpeg')
  const image = await response.body()
  expect(image.byteLength).toBeLessThan(250_000)
  expect(await sharp(image).metadata()).toMatchObject({format: 'jpeg', width: 1200, height: 630})
  return image
}

const pages = {
  'an event': '/kaledos-2025',
  'an event whose date is open': '/misios',
  'a news item': '/naujienos/is-sirdies-i-sirdi-kad-per-kaledas-niekas-neliktu-vienas',
  'a school': '/mokykleles/gintarelis',
  'a campaign': '/is-sirdies-i-sirdi',
  'a page of the site': '/kontaktai',
  'the list of events': '/renginiai',
  'the list of news': '/naujienos',
  'a later page of the list of news': '/naujienos/puslapis/2',
  'the list of schools': '/mokykleles',
  'the groups': '/grupes',
  'the albums': '/fotografijos',
  'the about page': '/apie-mus',
  'the membership page': '/taptinariu',
  'a past event': '/bbq-savaitgalis',
  'a page without a photo': '/terms',
  'the search': '/paieska',
  'the account': '/paskyra',
  'the home page': '/',
}

for (const [what, path] of Object.entries(pages)) {
  test(
    `${what} has an Open Graph image in each language`,
    what === 'an event' ? {} : long,
    async ({page, request}) => {
      const images: Buffer[] = []
      for (const language of ['lt', 'en'] as const) {
        await page.goto(inLanguage(language, path))
        const url = await page.locator('meta[property="og:image"]').getAttribute('content')
        expect(new URL(url ?? '').pathname).toBe(`/api/share-picture/${language}${path === '/' ? '' : path}`)
        expect(new URL(url ?? '').searchParams.get('v')).toMatch(/^[\w-]{12}$/)
        await expect(page.locator('meta[property="og:site_name"]')).toHaveAttribute(
          'content',
          {lt: 'Velso lietuvių bendruomenė', en: 'Lithuanian Community in Wales'}[language],
        )
        await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute('content', /\S/)
        await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute(
          'content',
          'summary_large_image',
        )
        images.push(await imageAt(request, url ?? ''))
      }
      const [lithuanian, english] = images
      expect(lithuanian?.equals(english ?? Buffer.alloc(0))).toBe(false)
    },
  )
}

test('the image has a photo on the right, or a green background without one', async ({request}) => {
  const paper = [0xfa, 0xf5, 0xe9]
  const green = [0x12, 0x35, 0x2a]
  /** A JPEG may be off by a shade. */
  const hasColour = async (url: string, left: number, colour: number[]) => {
    const image = await imageAt(request, url)
    const place = {left, top: 4, width: 1, height: 1}
    const pixel = await sharp(image).extract(place).removeAlpha().raw().toBuffer()
    return colour.every((value, channel) => Math.abs(value - (pixel[channel] ?? Infinity)) <= 3)
  }
  expect(await hasColour('/api/share-picture/lt/kaledos-2025', 1190, paper)).toBe(false)
  for (const path of [
    'kaledos-2025',
    'renginiai',
    'naujienos',
    'naujienos/puslapis/2',
    'mokykleles',
    'grupes',
    'fotografijos',
  ]) {
    expect(await hasColour(`/api/share-picture/en/${path}`, 4, paper), path).toBe(true)
  }
  expect(await hasColour('/api/share-picture/lt/terms', 4, green)).toBe(true)
})

test('an event has the same image under its aliases', async ({request}) => {
  const own = await imageAt(request, '/api/share-picture/lt/kaledos-2025')
  expect(own.equals(await imageAt(request, '/api/share-picture/lt/renginiai/kaledos'))).toBe(true)
})

test('only pages have an image', async ({request}) => {
  for (const path of ['/api/share-picture/lt/tokio-nera', '/api/share-picture/de', '/api/share-picture']) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})
