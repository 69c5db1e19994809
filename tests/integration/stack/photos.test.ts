import sharp, {type Sharp} from 'sharp'
import {afterEach, describe, expect, test} from 'vitest'
import {withDatabase} from '../../support/database.ts'
import {
  demoPerson,
  giveRole,
  makePerson,
  removePerson,
  serviceClient,
  supabaseClient,
  type Person,
} from '../../support/people.ts'
import {sanityClient} from '../../support/sanity-client.ts'

const ALBUM = 'photo-category-1'

/** A picture as a phone takes it, with its location. */
const phonePicture = () =>
  sharp({create: {width: 300, height: 200, channels: 3, background: '#2f5d3a'}}).withExif({
    IFD0: {Make: 'Telefonas', Artist: 'Ona'},
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '51/1 37/1 12/1',
      GPSLongitudeRef: 'W',
      GPSLongitude: '3/1 56/1 24/1',
    },
  })

function formOf(photo: Uint8Array<ArrayBuffer> | string, changes: Record<string, string> = {}) {
  const form = new FormData()
  form.set('photo', new File([photo], '../../../etc/passwd.jpg', {type: 'image/jpeg'}))
  const fields = {albumKey: ALBUM, altLt: ' Vaikai prie laužo ', altEn: 'Children by the fire', ...changes}
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const bytesOf = async (picture: Sharp) => new Uint8Array(await picture.toBuffer())

const upload = async ({client}: Pick<Person, 'client'>, form: FormData) => {
  const {data, response} = await client.functions.invoke<{id: string}>('upload-photo', {body: form})
  return {id: data?.id ?? '', status: response?.status, refusal: data ? undefined : await response?.json()}
}

const review = async ({client}: Pick<Person, 'client'>, id: string, decision: 'publish' | 'discard') => {
  const {response} = await client.functions.invoke('review-photo', {body: {id, decision}})
  return response?.status
}

const inAlbum = (id: string) =>
  sanityClient().fetch<{alt: unknown; url: string} | null>(
    '*[_type == "photoAlbum" && eventKey == $album][0].photos[_key == $key][0]{alt{lt, en}, "url": asset->url}',
    {album: ALBUM, key: id.replaceAll('-', '')},
  )

afterEach(async () => {
  const admin = await demoPerson('admin')
  const {data} = await admin.client.from('photo_uploads').select('id')
  for (const {id} of data ?? []) await review(admin, id, 'discard')
})

describe('a photo', () => {
  test.each(['jpeg', 'png'] as const)('as %s awaits approval, without its location', async (format) => {
    const admin = await demoPerson('admin')
    const bytes = await bytesOf(phonePicture().toFormat(format))
    expect((await sharp(bytes).metadata()).exif).toBeDefined()
    const {id, status} = await upload(admin, formOf(bytes))
    expect(status).toBe(200)

    const {data: row} = await admin.client.from('photo_uploads').select().eq('id', id).single()
    expect(row).toMatchObject({
      album_key: ALBUM,
      alt_lt: 'Vaikai prie laužo',
      alt_en: 'Children by the fire',
    })
    expect(row?.storage_path).toMatch(/^[0-9a-f-]{36}\.(jpg|png)$/)
    const signed = await admin.client.storage
      .from('photo-uploads')
      .createSignedUrl(row?.storage_path ?? '', 60)
    const kept = await fetch(signed.data?.signedUrl ?? '')
    expect(kept.headers.get('content-type')).toBe(`image/${format}`)
    const metadata = await sharp(Buffer.from(await kept.arrayBuffer())).metadata()
    expect(metadata).toMatchObject({width: 300, height: 200})
    expect(metadata.exif).toBeUndefined()
  })

  test('is in its album once after approval, and no longer pending', async () => {
    const admin = await demoPerson('admin')
    const {id} = await upload(admin, formOf(await bytesOf(phonePicture().jpeg())))
    expect(await inAlbum(id)).toBeNull()
    const path =
      (await admin.client.from('photo_uploads').select().eq('id', id).single()).data?.storage_path ?? ''
    expect(await review(admin, id, 'publish')).toBe(200)
    const photo = await inAlbum(id)
    expect(photo?.alt).toEqual({lt: 'Vaikai prie laužo', en: 'Children by the fire'})
    expect((await fetch(photo?.url ?? '')).status).toBe(200)
    expect((await admin.client.from('photo_uploads').select().eq('id', id)).data).toEqual([])
    expect((await serviceClient().storage.from('photo-uploads').download(path)).error).not.toBeNull()
    expect(await review(admin, id, 'publish')).toBe(404)
    await sanityClient()
      .patch({query: '*[_type == "photoAlbum" && eventKey == $album]', params: {album: ALBUM}})
      .unset([`photos[_key == "${id.replaceAll('-', '')}"]`])
      .commit()
  })

  test('that is corrupt reaches no album, and can be discarded', async () => {
    const admin = await demoPerson('admin')
    // It begins and ends as a JPEG does.
    const {id, status} = await upload(admin, formOf(new Uint8Array([0xff, 0xd8, 0xff, 0xd9])))
    expect(status).toBe(200)
    expect(await review(admin, id, 'publish')).toBe(415)
    expect(await inAlbum(id)).toBeNull()
    expect(await review(admin, id, 'discard')).toBe(200)
  })

  test('is gone when an admin discards it', async () => {
    const admin = await demoPerson('admin')
    const {id} = await upload(admin, formOf(await bytesOf(phonePicture().jpeg())))
    expect(await review(admin, id, 'discard')).toBe(200)
    expect(await inAlbum(id)).toBeNull()
    expect((await admin.client.from('photo_uploads').select().eq('id', id)).data).toEqual([])
  })
})

describe('a moderator', () => {
  test('uploads a photo, sees it and reviews it, and an organiser does not', async () => {
    const [milda, orinta] = await Promise.all([makePerson(), makePerson()])
    try {
      await giveRole(milda, 'moderator')
      await giveRole(orinta, 'organiser')
      const bytes = await bytesOf(phonePicture().jpeg())
      expect((await upload(orinta, formOf(bytes))).status).toBe(403)
      const {id, status} = await upload(milda, formOf(bytes))
      expect(status).toBe(200)
      const {data: row} = await milda.client.from('photo_uploads').select().eq('id', id).single()
      const file = milda.client.storage.from('photo-uploads').download(row?.storage_path ?? '')
      expect((await file).error).toBeNull()
      expect((await orinta.client.from('photo_uploads').select()).data).toEqual([])
      expect(await review(orinta, id, 'discard')).toBe(403)
      expect(await review(milda, id, 'discard')).toBe(200)
    } finally {
      await Promise.all([milda, orinta].map(removePerson))
    }
  })
})

describe('an upload', () => {
  test.each([
    ['HTML', '<html><script>alert(1)</script></html>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['nothing', ''],
    ['a WebP', 'RIFF\u0010\u0000\u0000\u0000WEBPVP8L\u0000\u0000\u0000\u0000'],
    ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000'],
  ])('of %s named like a picture is refused', async (_, content) => {
    const {status, refusal} = await upload(await demoPerson('admin'), formOf(content))
    expect(status).toBe(415)
    expect(refusal).toMatchObject({error: {code: 'unsupported_image'}})
  })

  test('over 10 MB is refused', async () => {
    const huge = new Uint8Array(10 * 1024 * 1024 + 1)
    huge.set(await bytesOf(phonePicture().jpeg()))
    expect((await upload(await demoPerson('admin'), formOf(huge))).status).toBe(413)
  })

  test('without a description or a valid album is refused', async () => {
    const admin = await demoPerson('admin')
    const bytes = await bytesOf(phonePicture().jpeg())
    expect((await upload(admin, formOf(bytes, {altEn: '  '}))).status).toBe(400)
    expect((await upload(admin, formOf(bytes, {albumKey: 'kaledos-2025'}))).status).toBe(404)
    expect((await upload(admin, formOf(bytes, {albumKey: '../etc'}))).status).toBe(400)
  })

  test('by anybody without a role is refused, also past the function', async () => {
    const bytes = await bytesOf(phonePicture().jpeg())
    const [person, admin] = await Promise.all([demoPerson('vartotojas'), demoPerson('admin')])
    expect((await upload(person, formOf(bytes))).status).toBe(403)
    expect((await upload({client: supabaseClient()}, formOf(bytes))).status).toBe(401)
    const {id} = await upload(admin, formOf(bytes))
    expect(await review(person, id, 'publish')).toBe(403)
    expect((await person.client.from('photo_uploads').select()).data).toEqual([])
    for (const {client} of [person, admin]) {
      for (const path of ['a.jpg', '../a.jpg', 'photo-uploads/../../a.html']) {
        const past = await client.storage
          .from('photo-uploads')
          .upload(path, bytes, {contentType: 'image/jpeg'})
        expect(past.error).not.toBeNull()
      }
    }
    const listed = await person.client.storage.from('photo-uploads').list()
    expect(listed.data ?? []).toEqual([])
  })

  test('over the limit is refused, and one that is refused for another reason does not count', async () => {
    const admin = await demoPerson('admin')
    const bytes = await bytesOf(phonePicture().jpeg())
    const setLimits = (perEmail: number, perNetwork: number) =>
      withDatabase(async (sql) => {
        await sql`
          update private.rate_limits set per_email = ${perEmail}, per_network = ${perNetwork}
          where action = 'upload-photo'`
        await sql`delete from private.submission_counts`
      })
    await setLimits(2, 2)
    try {
      for (let i = 0; i < 5; i++) {
        expect((await upload(admin, formOf('<html>'))).status).toBe(415)
        expect((await upload(admin, formOf(bytes, {albumKey: 'kaledos-2025'}))).status).toBe(404)
      }
      for (let i = 0; i < 2; i++) expect((await upload(admin, formOf(bytes))).status).toBe(200)
      const {response} = await admin.client.functions.invoke('upload-photo', {body: formOf(bytes)})
      expect(response?.status).toBe(429)
      expect(await response?.json()).toMatchObject({error: {code: 'too_many'}})
      expect(Number(response?.headers.get('retry-after'))).toBeGreaterThan(3500)
    } finally {
      await setLimits(600, 1200)
    }
  })
})
