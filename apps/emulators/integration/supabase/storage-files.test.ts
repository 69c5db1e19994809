import {randomUUID} from 'node:crypto'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {expectSuccess, newKey, openStorage, serviceHeaders, tokenOf, type Storage} from './open-storage.ts'
import {SupabaseProcess} from '../../../../tests/support/supabase-process.ts'

const TEXT = {contentType: 'text/plain'}

let supabase: SupabaseProcess
let {service, request, refusal, upload} = {} as Storage

beforeAll(async () => {
  supabase = await SupabaseProcess.start()
  ;({service, request, refusal, upload} = openStorage(supabase))
  const limits = {fileSizeLimit: '1kb', allowedMimeTypes: ['image/*', 'text/plain']}
  for (const [id, options] of Object.entries({
    open: {public: true},
    closed: {public: false},
    pictures: {public: false, ...limits},
  }))
    await expectSuccess(service.storage.createBucket(id, options))
})
afterAll(() => supabase.stop())

describe('uploads', () => {
  test('keep content, type, cache control and metadata, as a body and as a form', async () => {
    const options = {contentType: 'text/plain', cacheControl: '60', metadata: {šalis: 'Velsas'}}
    const bodies = {body: 'labas', form: new Blob(['labas'], {type: 'text/plain'})}
    for (const body of Object.values(bodies)) {
      const name = newKey()
      const bucket = service.storage.from('closed')
      const uploaded = await expectSuccess(bucket.upload(name, body, options))
      expect(uploaded).toMatchObject({path: name, fullPath: `closed/${name}`})
      expect(await expectSuccess(bucket.info(name))).toMatchObject({
        id: uploaded.id,
        name,
        bucketId: 'closed',
        size: 5,
        contentType: 'text/plain',
        cacheControl: 'max-age=60',
        etag: '"2e53d715b9d776b6c45263d31ecd3d87"',
        metadata: {šalis: 'Velsas'},
      })
      expect(await (await expectSuccess(bucket.download(name))).text()).toBe('labas')
    }
  })

  test('replace only what they are told to replace', async () => {
    const name = await upload('closed', newKey(), 'one')
    const bucket = service.storage.from('closed')
    expect(await bucket.upload(name, 'two')).toMatchObject({
      error: {message: 'The resource already exists', status: 400, statusCode: '409'},
    })
    expect(await (await expectSuccess(bucket.download(name))).text()).toBe('one')
    await expectSuccess(bucket.upload(name, 'three', {upsert: true}))
    await expectSuccess(bucket.update(name, 'four'))
    expect(await (await expectSuccess(bucket.download(name))).text()).toBe('four')
  })

  test('respect the limits of the bucket', async () => {
    const bucket = service.storage.from('pictures')
    const tooLarge = {message: 'The object exceeded the maximum allowed size', status: 400, statusCode: '413'}
    expect(await bucket.upload(newKey(), 'a'.repeat(1001), TEXT)).toMatchObject({error: tooLarge})
    expect(await bucket.upload(newKey(), new Blob(['a'.repeat(1001)], {type: 'text/plain'}))).toMatchObject({
      error: tooLarge,
    })
    const metadata = {huge: 'a'.repeat(2 ** 20)}
    expect(await bucket.upload(newKey(), new Blob(['a'], {type: 'text/plain'}), {metadata})).toMatchObject({
      error: {message: 'The user_metadata exceeded the maximum allowed size', statusCode: '413'},
    })
    await upload('pictures', newKey(), 'a'.repeat(1000))
    await upload('pictures', newKey(), 'a', {contentType: 'image/webp'})
    expect(await bucket.upload(newKey(), 'a', {contentType: 'text/html'})).toMatchObject({
      error: {message: 'mime type text/html is not supported', status: 400, statusCode: '415'},
    })
  })

  test('of unknown length stop at the limit of the project', async () => {
    const chunk = new Uint8Array(1024 * 1024)
    let sent = 0
    const endless = new ReadableStream({
      pull: (controller) => {
        if (sent++ === 200) return controller.close()
        controller.enqueue(chunk)
      },
    })
    const name = newKey()
    const response = await request(`/object/closed/${name}`, {
      method: 'POST',
      headers: {...serviceHeaders, 'content-type': 'application/octet-stream'},
      body: endless,
      duplex: 'half',
    } as RequestInit)
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({statusCode: '413', error: 'Payload too large'}),
    ])
    expect(sent).toBeLessThan(200)
    expect(await service.storage.from('closed').exists(name)).toMatchObject({data: false})
  })

  test.each(['ąžuolas.txt', 'a\\b', 'a%', 'a#b', 'a[b]', 'a\u0000b', 'a\tb', ''])(
    'under the key %j are refused',
    async (name) => {
      const [status, body] = await refusal(`/object/closed/${encodeURIComponent(name)}`, {
        method: 'POST',
        headers: serviceHeaders,
        body: 'a',
      })
      expect(status).toBe(400)
      expect(body).toMatchObject({statusCode: '400', error: 'InvalidKey'})
    },
  )

  test('under any other key are found again', async () => {
    for (const name of ["a b/!.*'() &$=@;:+,-_.txt", '../../../etc/passwd', 'a//b', '/a', 'a/'])
      expect(
        await (
          await request(`/object/closed/${encodeURIComponent(name)}`, {
            method: 'POST',
            headers: serviceHeaders,
            body: 'a',
          })
        ).json(),
      ).toMatchObject({Key: `closed/${name}`})
    const response = await request(`/object/closed/${encodeURIComponent('../../../etc/passwd')}`, {
      headers: serviceHeaders,
    })
    expect(await response.text()).toBe('a')
  })
})

describe('downloads', () => {
  test('of a public bucket need no key, those of a private one do', async () => {
    const [open, closed] = [await upload('open'), await upload('closed')]
    for (const path of [`/object/public/open/${open}`, `/object/open/${open}`])
      expect(await (await request(path)).text()).toBe('labas')
    const found = await request(`/object/authenticated/closed/${closed}`, {headers: serviceHeaders})
    expect(await found.text()).toBe('labas')
    const notFound = {
      statusCode: '404',
      error: 'Bucket not found',
      message: 'Bucket not found',
      code: 'NoSuchBucket',
    }
    expect(await refusal(`/object/public/closed/${closed}`)).toEqual([400, notFound])
    expect(await refusal(`/object/closed/${closed}`)).toEqual([400, notFound])
    expect(await refusal(`/object/public/open/${newKey()}`)).toEqual([
      400,
      {statusCode: '404', error: 'not_found', message: 'Object not found', code: 'NoSuchKey'},
    ])
  })

  test('are answered with the headers of a file', async () => {
    const path = `/object/public/open/${await upload('open', newKey(), '0123456789', {...TEXT, cacheControl: '60'})}`
    const response = await request(path)
    const headers = Object.fromEntries(response.headers)
    expect(headers).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'max-age=60',
      'content-length': '10',
      'content-type': 'text/plain',
      'last-modified': expect.stringMatching(/ GMT$/),
      'x-robots-tag': 'none',
    })
    expect(headers).not.toHaveProperty('content-disposition')
    const head = await request(path, {method: 'HEAD'})
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect(head.headers.get('content-length')).toBe('10')

    const {etag = '', 'last-modified': modified = ''} = headers
    for (const known of [etag, `"other", W/${etag}`, '*'])
      expect((await request(path, {headers: {'if-none-match': known}})).status).toBe(304)
    expect(
      (await request(path, {headers: {'if-none-match': '"other"', 'if-modified-since': modified}})).status,
    ).toBe(200)
    expect((await request(path, {headers: {'if-modified-since': modified}})).status).toBe(304)
    expect(
      (await request(path, {headers: {'if-modified-since': 'Mon, 01 Jan 2001 00:00:00 GMT'}})).status,
    ).toBe(200)
    expect((await request(path, {headers: {'if-modified-since': 'yesterday'}})).status).toBe(200)
  })

  test.each([
    ['bytes=2-4', '234', '2-4'],
    ['bytes=7-', '789', '7-9'],
    ['bytes=-2', '89', '8-9'],
    ['bytes=8-99', '89', '8-9'],
    ['bytes=-99', '0123456789', '0-9'],
  ])('of the range %s are parts', async (range, content, bytes) => {
    const path = `/object/public/open/${await upload('open', newKey(), '0123456789')}`
    const response = await request(path, {headers: {range}})
    expect([response.status, await response.text()]).toEqual([206, content])
    expect(response.headers.get('content-range')).toBe(`bytes ${bytes}/10`)
    expect(response.headers.get('content-length')).toBe(String(content.length))
  })

  test.each(['bytes=10-', 'bytes=4-2', 'bytes=-0', 'bytes=-', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=1e3-'])(
    'of the range %s are refused',
    async (range) => {
      const path = `/object/public/open/${await upload('open', newKey(), '0123456789')}`
      expect(await refusal(path, {headers: {range}})).toEqual([
        416,
        {statusCode: '416', error: 'invalid_range', message: 'invalid range provided', code: 'InvalidRange'},
      ])
    },
  )

  test('have the name that is asked for, and never run as a page', async () => {
    const name = await upload('open', newKey(), '<script>', {contentType: 'text/html'})
    const {publicUrl} = service.storage.from('open').getPublicUrl(name, {download: 'ąžuolas "1".txt'}).data
    const {headers} = await fetch(publicUrl)
    expect(headers.get('content-type')).toBe('text/plain')
    const encoded = '%C4%85%C5%BEuolas%20%221%22.txt'
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename=${encoded}; filename*=UTF-8''${encoded}`,
    )
    const unnamed = service.storage.from('open').getPublicUrl(name, {download: true}).data.publicUrl
    expect((await fetch(unnamed)).headers.get('content-disposition')).toBe('attachment;')
  })

  test('by a signed URL need no key, until it expires', async () => {
    const bucket = service.storage.from('closed')
    const name = await upload('closed', `a b/${randomUUID()}.txt`)
    const {signedUrl} = await expectSuccess(bucket.createSignedUrl(name, 60, {download: true}))
    const response = await fetch(signedUrl)
    expect(await response.text()).toBe('labas')
    expect(Date.parse(response.headers.get('expires') ?? '')).toBeGreaterThan(Date.now())
    expect(response.headers.get('content-disposition')).toBe('attachment;')
    const path = `/object/sign/closed/${encodeURI(name)}`
    const expired = await tokenOf(randomUUID(), {url: `closed/${name}`, scope: 'download', exp: 1})
    expect(await refusal(`${path}?token=${expired}`)).toEqual([
      400,
      {
        statusCode: '400',
        error: 'InvalidJWT',
        message: '"exp" claim timestamp check failed',
        code: 'InvalidJWT',
      },
    ])
    expect(await refusal(path)).toEqual([
      400,
      expect.objectContaining({error: 'Error', message: "querystring must have required property 'token'"}),
    ])
    const other = `/object/sign/closed/${await upload('closed')}${new URL(signedUrl).search}`
    expect(await refusal(other)).toEqual([400, expect.objectContaining({error: 'InvalidSignature'})])
    expect(await bucket.createSignedUrl(name, 1e15)).toMatchObject({
      error: {message: 'Invalid Parameter expiresIn'},
    })
  })

  test('of several files are signed at once', async () => {
    const [name, missing] = [await upload('closed'), newKey()]
    const [first, second] = await expectSuccess(
      service.storage.from('closed').createSignedUrls([name, missing], 60),
    )
    expect(await (await fetch(first?.signedUrl ?? '')).text()).toBe('labas')
    expect(second).toMatchObject({
      path: missing,
      signedURL: null,
      error: 'Either the object does not exist or you do not have access to it',
    })
  })
})
