import {afterAll, beforeAll, expect, test} from 'vitest'
import {removeRevision} from '../../studio/actions/removal/remove-revision.ts'
import {bringBack, loadDeleted, removeDeleted} from '../../studio/bin/deleted-documents.ts'
import {LakeProcess} from '../support/lake-process.ts'

let lake: LakeProcess

beforeAll(async () => {
  lake = await LakeProcess.start()
})
afterAll(() => lake.stop())

const by = {type: 'newsItem', deletedBy: 'u1', now: () => new Date('2025-11-15T10:00:00Z')}
const link = (_ref: string) => ({_type: 'reference', _ref})

async function deleted(id: string) {
  const all = await loadDeleted(lake.client())
  return all.find(({documentId}) => documentId === id)
}

const remove = (name: 'delete' | 'unpublish' | 'discard', id: string, ask = () => Promise.resolve(true)) =>
  removeRevision(lake.client(), {name, id, ...by}, ask)

async function createAndDelete(document: {_id: string; _type: string; [field: string]: unknown}) {
  await lake.client().create(document)
  await remove('delete', document._id)
}

test('what was deleted is listed, and comes back as the draft that it had last', async () => {
  const client = lake.client()
  const published = {_id: 'kinas', _type: 'newsItem', title: {lt: 'Kinas', en: 'Film'}}
  const draft = {...published, _id: 'drafts.kinas', title: {lt: 'Kino vakaras', en: 'Film night'}}
  await client.transaction().create(published).create(draft).commit()
  await remove('delete', 'kinas')
  expect(await deleted('kinas')).toEqual({
    documentId: 'kinas',
    documentType: 'newsItem',
    title: {lt: 'Kino vakaras', en: 'Film night'},
    deletedBy: 'u1',
    deletedAt: '2025-11-15T10:00:00.000Z',
    exists: false,
  })
  expect(await client.withConfig({token: undefined}).fetch('*', {}, {perspective: 'raw'})).toEqual([])

  expect(await bringBack(client, 'kinas')).toBe('kinas')
  expect(await client.getDocuments(['kinas', 'drafts.kinas'])).toMatchObject([null, draft])
  expect(await deleted('kinas')).toBeUndefined()
})

test('two documents that were deleted, of which one refers to the other, come back in either order', async () => {
  const client = lake.client()
  await client.create({_id: 'sirdis', _type: 'campaign'})
  await client.create({_id: 'kaledos', _type: 'event'})
  await createAndDelete({_id: 'muge', _type: 'newsItem', event: link('kaledos'), campaign: link('sirdis')})
  await remove('delete', 'kaledos')

  await bringBack(client, 'muge')
  expect(await client.getDocument('drafts.muge')).toMatchObject({
    event: {...link('kaledos'), _weak: true, _strengthenOnPublish: {type: 'event'}},
    campaign: link('sirdis'),
  })
  await bringBack(client, 'kaledos')
  const publish = (id: string) =>
    client.action({actionType: 'sanity.action.document.publish', draftId: `drafts.${id}`, publishedId: id})
  await publish('kaledos')
  await publish('muge')
  expect((await client.getDocument('muge'))?.event).toEqual(link('kaledos'))
})

test('a reference to what is gone for good keeps nothing from coming back', async () => {
  const client = lake.client()
  await client.create({_id: 'dingo', _type: 'event'})
  await createAndDelete({_id: 'ikona', _type: 'newsItem', event: link('dingo')})
  await client.delete('dingo')
  await bringBack(client, 'ikona')
  expect((await client.getDocument('drafts.ikona'))?.event).toEqual({...link('dingo'), _weak: true})
})

test('a record stays when its id exists again, and comes back as a copy beside it', async () => {
  const client = lake.client()
  const first = {_id: 'dvynys', _type: 'newsItem', title: {lt: 'Pirmas'}, slug: {current: 'dvynys'}}
  await createAndDelete(first)
  await client.create({_id: 'dvynys', _type: 'newsItem', title: {lt: 'Antras'}})
  expect(await deleted('dvynys')).toMatchObject({title: {lt: 'Pirmas'}, exists: true})
  const copy = await bringBack(client, 'dvynys')
  expect(copy).not.toBe('dvynys')
  const draft = await client.getDocument(`drafts.${copy}`)
  expect(draft).toMatchObject({_type: 'newsItem', title: {lt: 'Pirmas'}})
  expect(draft).not.toHaveProperty('slug')
  expect(await client.getDocuments(['dvynys', 'drafts.dvynys'])).toMatchObject([
    {title: {lt: 'Antras'}},
    null,
  ])
  expect(await deleted('dvynys')).toBeUndefined()
})

test('what is deleted for good is not brought back', async () => {
  const client = lake.client()
  await createAndDelete({_id: 'gone', _type: 'newsItem'})
  await removeDeleted(client, ['gone'])
  expect(await deleted('gone')).toBeUndefined()
  await expect(bringBack(client, 'gone')).rejects.toThrow('not in the bin')
})

test.for([
  {name: 'delete', left: [null, null], inTheBin: {title: {lt: 'Vakaras, rytas'}}},
  {name: 'unpublish', left: [null, {title: {lt: 'Vakaras, rytas'}}], inTheBin: undefined},
  {name: 'discard', left: [{title: {lt: 'Kinas'}}, null], inTheBin: undefined},
] as const)(
  'what is typed while $name is asked about is asked about again',
  async ({name, left, inTheBin}) => {
    const client = lake.client()
    const id = crypto.randomUUID()
    const draftId = `drafts.${id}`
    await client.create({_id: id, _type: 'newsItem', title: {lt: 'Kinas'}})
    await client.create({_id: draftId, _type: 'newsItem', title: {lt: 'Vakaras'}})
    const asked: unknown[] = []
    const outcome = await removeRevision(client, {name, id, ...by}, async ({draft}) => {
      asked.push(draft?.title)
      if (asked.length > 1) return true
      // Unpublishing leaves the draft, so only a change of what is published matters.
      const touched = client.transaction().patch(draftId, {set: {title: {lt: 'Vakaras, rytas'}}})
      await (name === 'unpublish' ? touched.patch(id, {set: {place: 'Kardifas'}}) : touched).commit()
      return true
    })
    expect(outcome).toBe('removed')
    expect(asked).toEqual([{lt: 'Vakaras'}, {lt: 'Vakaras, rytas'}])
    expect(await client.getDocuments([id, draftId])).toMatchObject(left)
    expect((await deleted(id)) ?? {}).toMatchObject(inTheBin ?? {})
  },
)

test('a published document without a draft leaves one when it is unpublished', async () => {
  const client = lake.client()
  await client.create({_id: 'baras', _type: 'newsItem', title: 'Baras'})
  expect(await remove('unpublish', 'baras')).toBe('removed')
  expect(await client.getDocuments(['baras', 'drafts.baras'])).toMatchObject([null, {title: 'Baras'}])
})

test('without a yes, or while somebody keeps typing, everything stays', async () => {
  const client = lake.client()
  await client.create({_id: 'lieka', _type: 'newsItem', letters: 0})
  expect(await remove('delete', 'lieka', () => Promise.resolve(false))).toBe('cancelled')
  const typing = async () => Boolean(await client.patch('lieka').inc({letters: 1}).commit())
  expect(await remove('delete', 'lieka', typing)).toBe('overtaken')
  expect(await client.getDocument('lieka')).toMatchObject({letters: 5})
  expect(await deleted('lieka')).toBeUndefined()
})

test('what is gone already is removed', async () => {
  expect(await remove('delete', 'niekada')).toBe('removed')
})
