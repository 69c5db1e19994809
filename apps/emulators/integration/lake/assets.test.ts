import {ClientError} from '@sanity/client'
import sharp from 'sharp'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {LakeProcess} from '../../../../tests/support/lake-process.ts'

let lake: LakeProcess

beforeAll(async () => {
  lake = await LakeProcess.start()
})
afterAll(() => lake.stop())

const picture = (width: number, height: number) =>
  sharp({create: {width, height, channels: 3, background: '#1f4d3a'}})
    .jpeg()
    .toBuffer()

async function download(url: string, accept = 'image/*') {
  const response = await fetch(url, {headers: {accept}})
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    body: Buffer.from(await response.arrayBuffer()),
  }
}

test('stores an image with its metadata and serves it in the requested size', async () => {
  const asset = await lake.client().assets.upload('image', await picture(1200, 800), {filename: 'kalvos.jpg'})
  expect(asset).toMatchObject({
    _type: 'sanity.imageAsset',
    _id: expect.stringMatching(/^image-[0-9a-f]{40}-1200x800-jpg$/),
    originalFilename: 'kalvos.jpg',
    mimeType: 'image/jpeg',
    metadata: {
      dimensions: {width: 1200, height: 800, aspectRatio: 1.5},
      lqip: expect.stringMatching(/^data:image/),
    },
  })
  const small = await download(`${asset.url}?w=300`)
  expect(small.status).toBe(200)
  expect(await sharp(small.body).metadata()).toMatchObject({width: 300, height: 200, format: 'jpeg'})
  const square = await download(`${asset.url}?w=200&h=200&fit=crop&auto=format`, 'image/webp,*/*')
  expect(square.type).toBe('image/webp')
  expect(await sharp(square.body).metadata()).toMatchObject({width: 200, height: 200, format: 'webp'})
})

test('recognizes the same picture', async () => {
  const bytes = await picture(640, 480)
  const first = await lake.client().assets.upload('image', bytes)
  const second = await lake.client().assets.upload('image', bytes)
  expect(second._id).toBe(first._id)
})

test('refuses a file that is not a picture, whatever its name', async () => {
  const broken = Buffer.from('<html>not a picture</html>')
  const upload = lake
    .client()
    .assets.upload('image', broken, {filename: 'foto.jpg', contentType: 'image/jpeg'})
  const error: unknown = await upload.catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ClientError)
  expect((error as ClientError).statusCode).toBe(400)
})

test('responds with 404 for an unknown picture', async () => {
  const missing = `${lake.host}/images/integration/production/${'0'.repeat(40)}-10x10.jpg`
  expect((await download(missing)).status).toBe(404)
})
