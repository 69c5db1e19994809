import {afterAll, beforeAll, expect, test} from 'vitest'
import {bringBack, loadDeleted, recordDeleted, removeDeleted} from '../../studio/bin/deleted-documents.ts'
import {LakeProcess} from '../support/lake-process.ts'

let lake: LakeProcess

beforeAll(async () => {
  lake = await LakeProcess.start()
})
afterAll(() => lake.stop())

const by = {deletedBy: 'u1', deletedAt: new Date('2025-11-15T10:00:00Z')}
const link = (_ref: string) => ({_type: 'reference', _ref})

async function deleted(id: string) {
  const all = await loadDeleted(lake.client())
  return all.find(({documentId}) => documentId === id)
}

async function createAndDelete(document: {_id: string; _type: string; [field: string]: unknown}) {
  const client = lake.client()
  await client.create(document)
  await recordDeleted(client, document._id, by)
  await client.delete(document._id)
}

test('what was deleted is listed, and comes back as the draft that it had last', async () => {
  const client = lake.client()
  const published = {_id: 'kinas', _type: 'newsItem', title: {lt: 'Kinas', en: 'Film'}}
  const draft = {...published, _id: 'drafts.kinas', title: {lt: 'Kino vakaras', en: 'Film night'}}
  await client.transaction().create(published).create(draft).commit()
  await recordDeleted(client, 'kinas', by)
  expect(await deleted('kinas')).toMatchObject({exists: true})
  await client.transaction().delete('kinas').delete('drafts.kinas').commit()
  expect(await deleted('kinas')).toEqual({
    documentId: 'kinas',
    documentType: 'newsItem',
    title: {lt: 'Kino vakaras', en: 'Film night'},
    deletedBy: 'u1',
    deletedAt: '2025-11-15T10:00:00.000Z',
    exists: false,
  })
  expect(await client.withConfig({token: undefined}).fetch('*', {}, {perspective: 'raw'})).toEqual([])

  await bringBack(client, 'kinas')
  expect(await client.getDocuments(['kinas', 'drafts.kinas'])).toMatchObject([null, draft])
  expect(await deleted('kinas')).toBeUndefined()
})

test('two documents that were deleted, of which one refers to the other, come back in either order', async () => {
  const client = lake.client()
  await client.create({_id: 'sirdis', _type: 'campaign'})
  await client.create({_id: 'kaledos', _type: 'event'})
  await createAndDelete({_id: 'muge', _type: 'newsItem', event: link('kaledos'), campaign: link('sirdis')})
  await recordDeleted(client, 'kaledos', by)
  await client.delete('kaledos')

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

test('what is deleted for good is not brought back', async () => {
  const client = lake.client()
  await createAndDelete({_id: 'gone', _type: 'newsItem'})
  await removeDeleted(client, ['gone'])
  expect(await deleted('gone')).toBeUndefined()
  await expect(bringBack(client, 'gone')).rejects.toThrow('not in the bin')
})
