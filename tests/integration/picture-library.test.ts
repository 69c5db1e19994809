import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest'
import sharp from 'sharp'
import type {SanityDocument} from 'sanity'
import {contentTypes as types} from '../../studio/testing/content-types.ts'
import {deletePicture, loadDeletedUses} from '../../studio/picture-library/delete-picture.ts'
import {
  findPictures,
  loadPage,
  loadPicture,
  PAGE,
  type PictureFilter,
} from '../../studio/picture-library/find-pictures.ts'
import {parseRights, pictureRightsId, saveRights} from '../../studio/picture-library/picture-rights.ts'
import {loadUses} from '../../studio/picture-library/picture-uses.ts'
import {replacePicture} from '../../studio/picture-library/replacing/replace-picture.ts'
import {asChecked} from '../../studio/schedule/scheduled-documents.ts'
import {removeRevision} from '../../studio/actions/removal/remove-revision.ts'
import {LakeProcess, READ_TOKEN} from '../support/lake-process.ts'

let lake: LakeProcess
const client = () => lake.client()

beforeAll(async () => {
  lake = await LakeProcess.start()
})
afterAll(() => lake.stop())
beforeEach(async () => {
  await client().delete({query: '*[!(_type match "system.*") && _type != "sanity.imageAsset"]'})
  await client().delete({query: '*[_type == "sanity.imageAsset"]'})
})

let drawn = 0

/** Uploads a picture that there is not yet. */
async function upload(filename: string, {width = 60, height = 40} = {}): Promise<string> {
  drawn += 1
  const background = {r: drawn % 256, g: Math.floor(drawn / 256), b: 7}
  const file = await sharp({create: {width, height, channels: 3, background}})
    .png()
    .toBuffer()
  return (await client().assets.upload('image', file, {filename}))._id
}

const text = (lt?: string, en?: string) => ({_type: 'localizedString', lt, en})

const placed = (_ref: string, more: object = {}) => ({
  _type: 'localizedImage',
  asset: {_type: 'reference', _ref},
  ...more,
})

const photo = (_ref: string, alt?: object, _key = _ref.slice(6, 12)) =>
  placed(_ref, {_key, ...(alt && {alt})})

const album = (_id: string, photos: object[], title = text('Joninės', 'Midsummer')) => ({
  _id,
  _type: 'photoAlbum',
  title,
  photos,
})

async function found(typed: string, filter: PictureFilter = 'all'): Promise<string[]> {
  const matching = await findPictures(client(), {types}, {text: typed, filter})
  const {pictures, count} = await loadPage(client(), {types}, matching, 0)
  expect(count).toBe(pictures.length)
  return pictures.map(({originalFilename}) => originalFilename ?? '').toSorted()
}

const yes = () => Promise.resolve(true)

async function replace(from: string, to: string, change: Partial<Parameters<typeof replacePicture>[1]> = {}) {
  const [old, other] = await Promise.all([from, to].map((id) => loadPicture(client(), {types}, id)))
  if (!old || !other) throw new Error('Not both pictures are there')
  const uses = await loadUses(client(), types, from)
  return replacePicture(client(), {
    from: old,
    to: other,
    types,
    uses,
    validate: () => Promise.resolve([]),
    ask: yes,
    ...change,
  })
}

test('pictures are found by description, file name, title of a document and author', async () => {
  const bonfire = await upload('IMG_2041.png')
  const choir = await upload('choras.png')
  await upload('laužo-šakos.png')
  await client().create(
    album('albumas', [
      photo(bonfire, text('Vaikai šoka prie laužo', 'Children dance at the bonfire')),
      photo(choir, text('Choras dainuoja', 'The choir sings')),
    ]),
  )
  await saveRights(
    client(),
    choir,
    undefined,
    {author: 'Ona Onaitė', permission: 'granted', consent: undefined, note: ''},
    {recordedBy: 'u1', recordedAt: '2025-11-15T10:00:00.000Z'},
  )
  expect(await found('')).toEqual(['IMG_2041.png', 'choras.png', 'laužo-šakos.png'])
  expect(await found('soka vaik')).toEqual(['IMG_2041.png'])
  expect(await found('CHOIR')).toEqual(['choras.png'])
  expect(await found('img_2041')).toEqual(['IMG_2041.png'])
  expect(await found('lauz')).toEqual(['IMG_2041.png', 'laužo-šakos.png'])
  expect(await found('joninės')).toEqual(['IMG_2041.png', 'choras.png'])
  expect(await found('onaite')).toEqual(['choras.png'])
  expect(await found('kalėdos')).toEqual([])
})

test('the filters tell what is used, described and known', async () => {
  const used = await upload('used.png')
  const halfDescribed = await upload('half.png')
  await upload('unused.png')
  const people = await upload('people.png')
  const by = {recordedBy: 'u1', recordedAt: '2025-11-15T10:00:00.000Z'}
  const answers = {author: '', permission: 'own', consent: 'noPeople', note: ''} as const
  await saveRights(client(), used, undefined, answers, by)
  await saveRights(client(), people, undefined, {...answers, consent: 'incomplete'}, by)
  await client().create(album('drafts.nauja', [photo(used, text('Laužas', 'A bonfire'))]))
  const body = {_type: 'localizedBody', lt: [{...photo(halfDescribed, text('Laužas')), _type: 'bodyImage'}]}
  await client().create({_id: 'kinas', _type: 'newsItem', body})
  expect(await found('', 'used')).toEqual(['half.png', 'used.png'])
  expect(await found('', 'unused')).toEqual(['people.png', 'unused.png'])
  expect(await found('', 'undescribed')).toEqual(['half.png'])
  expect(await found('', 'rights')).toEqual(['half.png', 'unused.png'])
  expect(await found('', 'consent')).toEqual(['half.png', 'people.png', 'unused.png'])
  expect(await found('half', 'undescribed')).toEqual(['half.png'])
  expect(await found('half', 'unused')).toEqual([])
})

test('pictures come a page at a time, newest first', async () => {
  for (let count = 0; count <= PAGE; count += 1) await upload(`${count}.png`)
  const matching = await findPictures(client(), {types}, {text: '', filter: 'all'})
  const first = await loadPage(client(), {types}, matching, 0)
  const second = await loadPage(client(), {types}, matching, first.pictures.length)
  expect(first).toMatchObject({count: PAGE + 1, pictures: {length: PAGE}})
  expect(first.pictures[0]?.originalFilename).toBe(`${PAGE}.png`)
  expect(second.pictures.map(({originalFilename}) => originalFilename)).toEqual(['0.png'])
})

test('what is recorded of a picture is for those who log in, and nobody overwrites another unseen', async () => {
  const picture = await upload('laužas.png')
  const answers = {author: ' Ona Onaitė ', permission: 'granted', consent: 'given', note: ''} as const
  const by = {recordedBy: 'u1', recordedAt: '2025-11-15T10:00:00.000Z'}
  const first = await saveRights(client(), picture, undefined, answers, by)
  expect(first).toMatchObject({
    author: 'Ona Onaitė',
    permission: 'granted',
    consent: 'given',
    recordedBy: 'u1',
  })
  const visitor = lake.client('')
  expect(await visitor.getDocument(picture)).toBeDefined()
  expect(await visitor.getDocument(pictureRightsId(picture))).toBeUndefined()
  expect(await visitor.fetch('*[_type == "pictureRights"]', {}, {perspective: 'raw'})).toEqual([])

  await expect(saveRights(client(), picture, undefined, answers, by)).rejects.toMatchObject({statusCode: 409})
  const second = await saveRights(client(), picture, first, {...answers, consent: undefined}, by)
  expect(second).not.toHaveProperty('consent')
  await expect(saveRights(client(), picture, first, answers, by)).rejects.toMatchObject({statusCode: 409})
  await expect(saveRights(lake.client(READ_TOKEN), picture, second, answers, by)).rejects.toMatchObject({
    statusCode: 403,
  })
  expect(parseRights(await client().getDocument(pictureRightsId(picture)))).toEqual(second)
})

test('a picture is replaced in what is published, in drafts and in what is scheduled, and each description stays', async () => {
  const [old, other, next] = [
    await upload('old.png'),
    await upload('other.png'),
    await upload('new.png', {width: 40, height: 60}),
  ]
  const alt = text('Laužas', 'A bonfire')
  const crop = {_type: 'sanity.imageCrop', top: 0, bottom: 0.1, left: 0, right: 0}
  const photos = [
    {...photo(old, alt, 'a'), crop},
    {...photo(other, alt, 'b'), crop},
  ]
  await client().create(album('albumas', photos))
  await client().create(album('drafts.albumas', photos, text('Rasos', 'Midsummer')))
  const news = await client().create({_id: 'drafts.kinas', _type: 'newsItem', image: placed(old)})
  await client().create({
    _id: 'scheduled.publish.kinas',
    _type: 'scheduledAction',
    action: 'publish',
    documentId: 'kinas',
    documentType: 'newsItem',
    at: '2026-01-01T10:00:00Z',
    checked: await asChecked({draft: news, problems: []}),
  })
  const strange = await client().create({_id: 'kitoks', _type: 'slideshow', picture: placed(old)})

  const asked: string[] = []
  const outcome = await replace(old, next, {
    ask: ({id, name}) => {
      asked.push(`${name} ${id}`)
      return yes()
    },
  })
  expect(outcome).toMatchObject({is: 'replaced', left: [{id: 'kitoks', unknown: 1}]})
  expect(asked.toSorted()).toEqual(['replacePicture albumas', 'replacePicture kinas'])
  const expected = [photo(next, alt, 'a'), {...photo(other, alt, 'b'), crop}]
  expect(await client().getDocuments(['albumas', 'drafts.albumas'])).toMatchObject([
    {title: {lt: 'Joninės'}, photos: expected},
    {title: {lt: 'Rasos'}, photos: expected},
  ])
  expect((await client().getDocument<{photos: object[]}>('albumas'))?.photos[0]).not.toHaveProperty('crop')
  expect(await client().getDocument('kitoks')).toEqual(strange)
  const draft = (await client().getDocument('drafts.kinas')) as SanityDocument
  expect(await client().getDocument('scheduled.publish.kinas')).toMatchObject({
    checked: await asChecked({draft, problems: []}),
  })
})

test('if anything has changed meanwhile, nothing is replaced', async () => {
  const [old, next] = [await upload('old.png'), await upload('new.png')]
  await client().create(album('pirmas', [photo(old)]))
  await client().create(album('antras', [photo(old)]))
  const uses = await loadUses(client(), types, old)
  const before = () => client().getDocuments(['pirmas', 'antras'])

  await client()
    .patch('antras')
    .set({title: text('Rasos')})
    .commit()
  const changed = await before()
  expect(await replace(old, next, {uses})).toEqual({is: 'overtaken'})
  expect(await before()).toEqual(changed)

  // In the last moment, only the Content Lake notices.
  const ask = async () =>
    Boolean(
      await client()
        .patch('antras')
        .set({title: text('Kupolės')})
        .commit(),
    )
  expect(await replace(old, next, {ask})).toEqual({is: 'overtaken'})
  expect(await client().fetch('*[references($id)]._id', {id: next}, {perspective: 'raw'})).toEqual([])

  await client().create(album('trecias', [photo(old)]))
  expect(await replace(old, next, {uses: await loadUses(client(), types, next)})).toEqual({is: 'overtaken'})
})

test('nothing is replaced against a rule, without a yes, or by a viewer', async () => {
  const [old, next] = [await upload('old.png'), await upload('new.png')]
  await client().create(album('albumas', [photo(old)]))
  const before = await client().getDocument('albumas')
  const validate = (document: SanityDocument) =>
    Promise.resolve(JSON.stringify(document).includes(next) ? ['Senas', 'Nuotraukos: per maža'] : ['Senas'])
  expect(await replace(old, next, {validate})).toEqual({is: 'refused', problems: ['Nuotraukos: per maža']})
  expect(await replace(old, next, {ask: () => Promise.resolve(false)})).toEqual({is: 'cancelled'})
  const [from, to] = await Promise.all([old, next].map((id) => loadPicture(client(), {types}, id)))
  if (!from || !to) throw new Error('Not both pictures are there')
  const uses = await loadUses(client(), types, old)
  await expect(
    replacePicture(lake.client(READ_TOKEN), {from, to, types, uses, validate: async () => [], ask: yes}),
  ).rejects.toMatchObject({statusCode: 403})
  expect(await client().getDocument('albumas')).toEqual(before)
})

test('only a picture that nothing refers to is deleted, with what is recorded of it', async () => {
  const picture = await upload('laužas.png')
  const answers = {author: 'Ona', permission: undefined, consent: undefined, note: ''}
  await saveRights(client(), picture, undefined, answers, {
    recordedBy: 'u1',
    recordedAt: '2025-11-15T10:00:00.000Z',
  })
  await client().create({
    ...album('drafts.albumas', []),
    cover: {...placed(picture), asset: {_ref: picture, _weak: true}},
  })
  expect(await deletePicture(client(), picture)).toBe('used')
  expect(await client().getDocuments([picture, pictureRightsId(picture)])).not.toContain(null)

  await removeRevision(
    client(),
    {name: 'delete', id: 'albumas', type: 'photoAlbum', deletedBy: 'u1', now: () => new Date()},
    yes,
  )
  expect(await loadDeletedUses(client(), picture)).toEqual([{title: {lt: 'Joninės', en: 'Midsummer'}}])
  expect(await deletePicture(client(), picture)).toBe('deleted')
  expect(await client().getDocuments([picture, pictureRightsId(picture)])).toEqual([null, null])
})
