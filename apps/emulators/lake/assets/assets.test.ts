import sharp from 'sharp'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {dataset, projectId, temporaryLake, type TemporaryLake} from '../testing/temporary-lake.ts'

let lake: TemporaryLake
let photo: Buffer
beforeAll(async () => {
  lake = await temporaryLake()
  photo = await sharp({create: {width: 400, height: 200, channels: 3, background: '#1d5138'}})
    .jpeg()
    .toBuffer()
})
afterAll(() => lake.remove())

const upload = (bytes: Buffer, options = {}) =>
  lake.client('editor').assets.upload('image', bytes, {filename: 'Šventė.jpg', ...options})

describe('an upload', () => {
  test('creates a document in Sanity’s shape', async () => {
    const document = await upload(photo, {
      title: 'Joninės',
      source: {id: '7', name: 'album', url: 'https://a.example'},
    })
    const {sha1hash} = document
    expect(sha1hash).toMatch(/^[0-9a-f]{40}$/)
    const path = `images/${projectId}/${dataset}/${sha1hash}-400x200.jpg`
    expect(document).toMatchObject({
      _id: `image-${sha1hash}-400x200-jpg`,
      _type: 'sanity.imageAsset',
      _rev: expect.any(String),
      assetId: sha1hash,
      extension: 'jpg',
      mimeType: 'image/jpeg',
      size: photo.length,
      originalFilename: 'Šventė.jpg',
      title: 'Joninės',
      source: {id: '7', name: 'album', url: 'https://a.example'},
      path,
      url: `${lake.origin()}/${path}`,
      uploadId: expect.any(String),
      metadata: {
        _type: 'sanity.imageMetadata',
        dimensions: {_type: 'sanity.imageDimensions', width: 400, height: 200, aspectRatio: 2},
        hasAlpha: false,
        isOpaque: true,
        lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
        palette: {
          _type: 'sanity.imagePalette',
          dominant: {_type: 'sanity.imagePaletteSwatch', foreground: '#fff', population: 100},
        },
      },
    })
    expect(await lake.client('viewer').getDocument(document._id)).toEqual(document)
  })

  test('of the same bytes returns the same document', async () => {
    const [first, second] = await Promise.all([upload(photo), upload(photo, {filename: 'kitas.png'})])
    expect(second).toEqual(first)
  })

  test('is typed by its content, not its name', async () => {
    const png = await sharp(photo).png().toBuffer()
    expect(await upload(png, {filename: 'photo.jpg'})).toMatchObject({
      extension: 'png',
      mimeType: 'image/png',
    })
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="10"><rect width="9" height="9"/></svg>',
    )
    expect(await upload(svg)).toMatchObject({
      extension: 'svg',
      metadata: {dimensions: {width: 30, height: 10}},
    })
  })

  test('extracts only the requested metadata', async () => {
    const png = await sharp(photo).resize(40).png().toBuffer()
    const {metadata} = (await upload(png, {extract: ['lqip']})) as unknown as {
      metadata: Record<string, unknown>
    }
    expect(Object.keys(metadata)).toEqual(expect.arrayContaining(['dimensions', 'lqip']))
    expect(metadata).not.toHaveProperty('palette')
  })

  test.each([
    ['text', () => Buffer.from('not a picture')],
    ['nothing', () => Buffer.alloc(0)],
    ['half a photo', () => photo.subarray(0, photo.length / 2)],
  ])('rejects %s as an image', async (_, bytes) => {
    await expect(upload(bytes())).rejects.toMatchObject({
      statusCode: 400,
      message: expect.stringContaining('Invalid image, could not read metadata'),
    })
  })

  test('rejects an image with more pixels than Sanity accepts', async () => {
    const huge = '<svg xmlns="http://www.w3.org/2000/svg" width="17000" height="16000"><path d="M0 0"/></svg>'
    await expect(upload(Buffer.from(huge))).rejects.toMatchObject({
      statusCode: 400,
      responseBody: expect.stringContaining('Input image exceeds pixel limit'),
    })
  })

  test('needs a token with write access', async () => {
    await expect(lake.client().assets.upload('image', photo)).rejects.toMatchObject({statusCode: 401})
    await expect(lake.client('viewer').assets.upload('image', photo)).rejects.toMatchObject({statusCode: 403})
  })

  test('into an unknown dataset is a 404', async () => {
    const path = '/v1/assets/images/nowhere'
    expect(
      (await lake.request(path, {method: 'POST', body: new Uint8Array(photo), as: 'editor'})).status,
    ).toBe(404)
  })
})

describe('an image URL', () => {
  const get = async (query: string, init = {}) => {
    const {path} = await upload(photo)
    return lake.request(`/${path}${query}`, init)
  }

  test('serves the original, cacheable for a year', async () => {
    const response = await get('')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(photo)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(response.headers.get('cache-control')).toContain('max-age=31536000')
  })

  test('serves the best format that the browser accepts', async () => {
    const formats = {'image/avif,image/webp,*/*': 'heif', 'image/webp,*/*': 'webp', '*/*': 'jpeg'}
    for (const [accept, format] of Object.entries(formats)) {
      const response = await get('?w=100&auto=format', {headers: {accept}})
      expect(response.headers.get('vary')).toContain('Accept')
      const metadata = await sharp(await response.arrayBuffer()).metadata()
      expect([accept, metadata.format, metadata.width]).toEqual([accept, format, 100])
    }
  })

  test('is not sent again to a browser that has this version', async () => {
    for (const query of ['', '?w=90', '?w=90&auto=format']) {
      const first = await get(query)
      const etag = first.headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[0-9a-f]{40}"$/)
      for (const known of [etag, `"other", W/${etag}`, '*']) {
        const again = await get(query, {headers: {'if-none-match': known}})
        expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
        expect(again.headers.get('cache-control')).toContain('max-age=31536000')
      }
      expect((await get('?w=91', {headers: {'if-none-match': etag}})).status).toBe(200)
    }
  })

  test('serves many simultaneous requests for the same picture', async () => {
    const responses = await Promise.all(Array.from({length: 20}, () => get('?w=120&fm=webp')))
    expect(responses.map(({status}) => status)).toEqual(Array(20).fill(200))
  })

  test('downloads under the requested name or the original one', async () => {
    const named = await get('?dl=vasara.jpg')
    expect(named.headers.get('content-disposition')).toContain('attachment; filename="vasara.jpg"')
    const own = await get('?dl')
    expect(own.headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent('Šventė.jpg')}`,
    )
  })

  test('is a 400 for invalid parameters and a 404 for an unknown picture', async () => {
    expect((await get('?pad=4000')).status).toBe(400)
    const bad = await get('?w=wide')
    expect(bad.status).toBe(400)
    expect(await bad.json()).toMatchObject({error: 'Bad Request', message: 'Invalid value for parameter "w"'})
    const {path} = await upload(photo)
    for (const other of [
      path.replace(projectId, 'other'),
      path.replace('400x200', '1x1'),
      `images/${projectId}/${dataset}/..%2f..%2fstate.sqlite`,
    ]) {
      expect([other, (await lake.request(`/${other}`)).status]).toEqual([other, 404])
    }
  })

  test('is a 404 once the document is deleted', async () => {
    const bytes = await sharp(photo).resize(33).png().toBuffer()
    const document = await upload(bytes)
    await lake.client('editor').delete(document._id)
    expect((await lake.request(`/${document.path}`)).status).toBe(404)
  })
})

describe('a file URL', () => {
  test('serves the whole file or a range', async () => {
    const document = await lake.client('editor').assets.upload('file', Buffer.from('0123456789'), {
      filename: 'Programa.txt',
      contentType: 'text/plain',
    })
    expect(document).toMatchObject({
      _id: `file-${document.sha1hash}-txt`,
      _type: 'sanity.fileAsset',
      mimeType: 'text/plain',
      size: 10,
    })
    const get = (range?: string, more = {}) =>
      lake.request(`/${document.path}`, {headers: range ? {range, ...more} : more})

    expect(await (await get()).text()).toBe('0123456789')
    const part = await get('bytes=2-4')
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ])
    expect(await (await get('bytes=-3')).text()).toBe('789')
    expect((await get('bytes=20-')).status).toBe(416)

    const etag = (await get()).headers.get('etag') ?? ''
    expect((await get(undefined, {'if-none-match': etag})).status).toBe(304)
    expect(await (await get('bytes=0-1', {'if-range': etag})).text()).toBe('01')
    expect(await (await get('bytes=0-1', {'if-range': '"other"'})).text()).toBe('0123456789')
  })

  test('does not run the scripts of an uploaded page', async () => {
    const document = await lake.client('editor').assets.upload('file', Buffer.from('<script></script>'), {
      filename: 'page.html',
      contentType: 'text/html',
    })
    const response = await lake.request(`/${document.path}`)
    expect(response.headers.get('content-security-policy')).toContain('sandbox')
  })
})

describe('a restart', () => {
  test('keeps the files and updates their URLs to the new port', async () => {
    const before = await upload(photo)
    const old = lake.origin()
    await lake.restart()
    const after = await lake.client('viewer').getDocument(before._id)
    expect(after?.url).toBe(before.url.replace(old, lake.origin()))
    expect((await fetch(String(after?.url))).status).toBe(200)
  })
})
