import type {APIRequestContext} from '@playwright/test'
import sharp from 'sharp'
import {inLanguage} from '../support/routes.ts'
import {expect, test} from '../support/test.ts'

async function pictureAt(request: APIRequestContext, address: string): Promise<Buffer> {
  const answer = await request.get(address)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toBe('image/png')
  const picture = await answer.body()
  expect(await sharp(picture).metadata()).toMatchObject({format: 'png', width: 1200, height: 630})
  return picture
}

const pages = {
  'an event': '/kaledos-2025',
  'an event whose date is open': '/misios',
  'a news item': '/naujienos/is-sirdies-i-sirdi-kad-per-kaledas-niekas-neliktu-vienas',
  'a school': '/mokykleles/gintarelis',
  'a campaign': '/is-sirdies-i-sirdi',
  'a page of the site': '/kontaktai',
  'a page without a photo': '/naujienos',
  'the home page': '/',
}

for (const [what, path] of Object.entries(pages)) {
  test(`${what} has a picture to be shared with, one in each language`, async ({page, request}) => {
    const pictures: Buffer[] = []
    for (const language of ['lt', 'en'] as const) {
      await page.goto(inLanguage(language, path))
      const address = await page.locator('meta[property="og:image"]').getAttribute('content')
      expect(new URL(address ?? '').pathname).toBe(
        `/api/share-picture/${language}${path === '/' ? '' : path}`,
      )
      await expect(page.locator('meta[property="og:image:alt"]')).toHaveAttribute('content', /\S/)
      await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute(
        'content',
        'summary_large_image',
      )
      pictures.push(await pictureAt(request, address ?? ''))
    }
    const [lithuanian, english] = pictures
    expect(lithuanian?.equals(english ?? Buffer.alloc(0))).toBe(false)
  })
}

test('a photo stands on the right, and forest green where there is none', async ({request}) => {
  const colourAt = async (address: string, left: number) => {
    const picture = await pictureAt(request, address)
    return [
      ...(await sharp(picture).extract({left, top: 4, width: 1, height: 1}).removeAlpha().raw().toBuffer()),
    ]
  }
  expect(await colourAt('/api/share-picture/lt/kaledos-2025', 4)).toEqual([0xfa, 0xf5, 0xe9])
  expect(await colourAt('/api/share-picture/lt/kaledos-2025', 1190)).not.toEqual([0xfa, 0xf5, 0xe9])
  expect(await colourAt('/api/share-picture/lt/naujienos', 4)).toEqual([0x12, 0x35, 0x2a])
})

test('an event has the same picture under its other addresses', async ({request}) => {
  const own = await pictureAt(request, '/api/share-picture/lt/kaledos-2025')
  expect(own.equals(await pictureAt(request, '/api/share-picture/lt/renginiai/kaledos'))).toBe(true)
})

for (const address of ['/api/share-picture/lt/tokio-nera', '/api/share-picture/de', '/api/share-picture']) {
  test(`${address} has no picture`, async ({request}) => {
    expect((await request.get(address)).status()).toBe(404)
  })
}
