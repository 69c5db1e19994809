import {ClientError} from '@sanity/client'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {LakeProcess} from '../../../../tests/support/lake-process.ts'

let lake: LakeProcess

beforeAll(async () => {
  lake = await LakeProcess.start()
})
afterAll(() => lake.stop())

const ids = (name: string) => ({publishedId: name, draftId: `drafts.${name}`})

const statusOf = (call: Promise<unknown>) =>
  call.then(
    () => 200,
    (error: unknown) => (error instanceof ClientError ? error.statusCode : Number.NaN),
  )

test('takes a document from its first draft to publication and back', async () => {
  const client = lake.client()
  const {publishedId, draftId} = ids('journey')
  await client.action({
    actionType: 'sanity.action.document.create',
    publishedId,
    attributes: {_id: draftId, _type: 'story', title: 'Juodraštis'},
    ifExists: 'fail',
  })
  expect(await client.getDocument(publishedId)).toBeUndefined()

  await client.action({actionType: 'sanity.action.document.publish', draftId, publishedId})
  const published = await client.getDocument(publishedId)
  expect(published).toMatchObject({title: 'Juodraštis'})
  expect(await client.getDocument(draftId)).toBeUndefined()

  await client.action({
    actionType: 'sanity.action.document.edit',
    draftId,
    publishedId,
    patch: {set: {title: 'Pataisyta'}},
  })
  expect(await client.getDocument(draftId)).toMatchObject({title: 'Pataisyta'})
  expect(await client.getDocument(publishedId)).toEqual(published)

  await client.action({actionType: 'sanity.action.document.publish', draftId, publishedId})
  expect(await client.getDocument(publishedId)).toMatchObject({
    title: 'Pataisyta',
    _createdAt: published?._createdAt,
  })

  await client.action({actionType: 'sanity.action.document.unpublish', draftId, publishedId})
  expect(await client.getDocument(publishedId)).toBeUndefined()
  expect(await client.getDocument(draftId)).toMatchObject({title: 'Pataisyta'})
})

test('discards a draft, but keeps the published document', async () => {
  const client = lake.client()
  const {publishedId, draftId} = ids('discarded')
  await client.create({_id: publishedId, _type: 'story', title: 'vieša'})
  await client.create({_id: draftId, _type: 'story', title: 'apsigalvota'})
  await client.action({actionType: 'sanity.action.document.discard', draftId})
  expect(await client.getDocument(draftId)).toBeUndefined()
  expect(await client.getDocument(publishedId)).toMatchObject({title: 'vieša'})
})

test('deletes a document and its draft', async () => {
  const client = lake.client()
  const {publishedId, draftId} = ids('doomed')
  await client.create({_id: publishedId, _type: 'story'})
  await client.create({_id: draftId, _type: 'story'})
  await client.action({actionType: 'sanity.action.document.delete', publishedId, includeDrafts: [draftId]})
  expect(await client.fetch('count(*[_id in [$publishedId, $draftId]])', {publishedId, draftId})).toBe(0)
})

test('makes a reference strong on publication', async () => {
  const client = lake.client()
  await client.create({_id: 'choir', _type: 'group'})
  const {publishedId, draftId} = ids('singer')
  await client.create({
    _id: draftId,
    _type: 'person',
    group: {_type: 'reference', _ref: 'choir', _weak: true, _strengthenOnPublish: {type: 'group'}},
  })
  await client.action({actionType: 'sanity.action.document.publish', draftId, publishedId})
  expect((await client.getDocument(publishedId))?.group).toEqual({_type: 'reference', _ref: 'choir'})
  expect(await statusOf(client.delete('choir'))).toBe(409)
})

test('runs several actions atomically', async () => {
  const client = lake.client()
  const {publishedId, draftId} = ids('together')
  const create = {
    actionType: 'sanity.action.document.create' as const,
    publishedId,
    attributes: {_id: draftId, _type: 'story'},
    ifExists: 'fail' as const,
  }
  const broken = {actionType: 'sanity.action.document.discard' as const, draftId: 'drafts.nobody'}
  expect(await statusOf(client.action([create, broken]))).toBe(409)
  expect(await client.getDocument(draftId)).toBeUndefined()
})

test('refuses to publish an outdated draft', async () => {
  const client = lake.client()
  const {publishedId, draftId} = ids('moved')
  const draft = await client.create({_id: draftId, _type: 'story'})
  await client.patch(draftId).set({title: 'vėliau'}).commit()
  const publish = client.action({
    actionType: 'sanity.action.document.publish',
    draftId,
    publishedId,
    ifDraftRevisionId: draft._rev,
  })
  expect(await statusOf(publish)).toBe(409)
  expect(await client.getDocument(publishedId)).toBeUndefined()
})

test('exports every document as a line of JSON', async () => {
  const client = lake.client()
  await client.create({_id: 'exported', _type: 'exported', title: 'eilutė'})
  const response = await fetch(`${lake.host}/v2021-06-07/data/export/production?types=exported`, {
    headers: {authorization: `Bearer ${client.config().token}`},
  })
  const lines = (await response.text()).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{_id: 'exported', title: 'eilutė'}])
})
