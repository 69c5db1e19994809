import {ClientError} from '@sanity/client'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {LakeProcess, READ_TOKEN} from '../support/lake-process.ts'

let lake: LakeProcess

beforeAll(async () => {
  lake = await LakeProcess.start()
})
afterAll(() => lake.stop())

/** Status and body of the error that the official client reports. */
async function refusal(call: Promise<unknown>) {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ClientError)) throw new Error(`Expected a ClientError, got ${String(error)}`)
  return {status: error.statusCode, body: error.response.body}
}

describe('documents through the official client', () => {
  test('creates, reads, patches and deletes', async () => {
    const client = lake.client()
    const created = await client.create({_id: 'story-1', _type: 'story', title: 'Pirmas', visits: 1})
    expect(created).toMatchObject({_id: 'story-1', title: 'Pirmas', _rev: expect.any(String)})
    const patched = await client.patch('story-1').set({title: 'Antras'}).inc({visits: 2}).commit()
    expect(patched).toMatchObject({title: 'Antras', visits: 3, _createdAt: created._createdAt})
    expect(patched._rev).not.toBe(created._rev)
    expect(await client.getDocument('story-1')).toEqual(patched)
    await client.delete('story-1')
    expect(await client.getDocument('story-1')).toBeUndefined()
  })

  test('generates a missing id, with the given prefix', async () => {
    const client = lake.client()
    expect((await client.create({_type: 'story'}))._id).toMatch(/^[\w-]{20,}$/)
    expect((await client.create({_id: 'drafts.', _type: 'story'}))._id).toMatch(/^drafts\.[\w-]{20,}$/)
  })

  test('refuses a second document with the same id', async () => {
    const client = lake.client()
    await client.create({_id: 'twice', _type: 'story'})
    const {status, body} = await refusal(client.create({_id: 'twice', _type: 'story'}))
    expect(status).toBe(409)
    expect(body).toMatchObject({
      error: {type: 'mutationError', items: [{error: {type: 'documentAlreadyExistsError'}}]},
    })
  })

  test('refuses a patch of an outdated revision', async () => {
    const client = lake.client()
    const first = await client.create({_id: 'contested', _type: 'story', title: 'a'})
    await client.patch('contested').set({title: 'b'}).commit()
    const late = client.patch('contested').ifRevisionId(first._rev).set({title: 'c'}).commit()
    expect(await refusal(late)).toMatchObject({
      status: 409,
      body: {error: {type: 'mutationError', items: [{error: {type: 'documentRevisionIDDoesNotMatchError'}}]}},
    })
    expect(await client.getDocument('contested')).toMatchObject({title: 'b'})
  })

  test('commits transactions atomically', async () => {
    const client = lake.client()
    await client.create({_id: 'anchor', _type: 'story'})
    const broken = client
      .transaction()
      .create({_id: 'never', _type: 'story'})
      .create({_id: 'anchor', _type: 'story'})
      .commit()
    expect((await refusal(broken)).status).toBe(409)
    expect(await client.getDocument('never')).toBeUndefined()

    const {transactionId, results} = await client
      .transaction()
      .createIfNotExists({_id: 'anchor', _type: 'story'})
      .createOrReplace({_id: 'replaced', _type: 'story', title: 'nauja'})
      .patch('anchor', (patch) => patch.set({title: 'inkaras'}))
      .delete('missing')
      .commit()
    expect(results.map(({operation}) => operation)).toEqual(['none', 'create', 'update', 'none'])
    expect(await client.getDocument('anchor')).toMatchObject({title: 'inkaras', _rev: transactionId})
  })

  test('returns the result of a dry run without storing it', async () => {
    const client = lake.client()
    const dry = await client.create({_id: 'dry', _type: 'story', title: 'x'}, {dryRun: true})
    expect(dry).toMatchObject({_id: 'dry', title: 'x'})
    expect(await client.getDocument('dry')).toBeUndefined()
  })

  test('patches and deletes by query', async () => {
    const client = lake.client()
    for (const id of ['q1', 'q2']) await client.create({_id: id, _type: 'queried', tags: ['a']})
    await client
      .patch({query: '*[_type == "queried"]'})
      .append('tags', ['b'])
      .commit({returnDocuments: false})
    expect(await client.fetch('*[_type == "queried"].tags')).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
    await client.delete({query: '*[_type == $type]', params: {type: 'queried'}})
    expect(await client.fetch('count(*[_type == "queried"])')).toBe(0)
  })

  test('does not delete a document that others reference', async () => {
    const client = lake.client()
    await client.create({_id: 'school', _type: 'school'})
    await client.create({_id: 'pupil', _type: 'pupil', school: {_type: 'reference', _ref: 'school'}})
    expect(await refusal(client.delete('school'))).toMatchObject({
      status: 409,
      body: {error: {items: [{error: {type: 'documentHasExistingReferencesError'}}]}},
    })
    expect(await client.fetch('*[_id == "pupil"][0]{"school": school->_type}')).toEqual({school: 'school'})
  })
})

describe('perspectives', () => {
  test('show drafts, published documents or both', async () => {
    const client = lake.client()
    await client.create({_id: 'page', _type: 'page', title: 'vieša'})
    await client.create({_id: 'drafts.page', _type: 'page', title: 'juodraštis'})
    const titles = (perspective: 'raw' | 'published' | 'drafts') =>
      client.fetch<string[]>('*[_type == "page"] | order(_id).title', {}, {perspective})
    expect(await titles('published')).toEqual(['vieša'])
    expect(await titles('drafts')).toEqual(['juodraštis'])
    expect((await titles('raw')).toSorted()).toEqual(['juodraštis', 'vieša'])
    expect(
      await client.fetch('*[_type == "page"][0]{_id, _originalId}', {}, {perspective: 'drafts'}),
    ).toEqual({
      _id: 'page',
      _originalId: 'drafts.page',
    })
  })

  test('default to that of the API version', async () => {
    const query = 'count(*[_type == "page"])'
    expect(await lake.client(undefined, '2025-02-19').fetch(query)).toBe(1)
    expect(await lake.client(undefined, '2024-01-01').fetch(query)).toBe(2)
  })

  test('never show a draft without a token', async () => {
    const visitor = lake.client('')
    expect(await visitor.fetch('*[_type == "page"].title', {}, {perspective: 'raw'})).toEqual(['vieša'])
    expect(await visitor.getDocument('drafts.page')).toBeUndefined()
    expect((await refusal(visitor.fetch('*', {}, {perspective: 'drafts'}))).status).toBe(401)
  })
})

describe('the emulator', () => {
  test('describes a syntax error in a query', async () => {
    const {status, body} = await refusal(lake.client().fetch('*[_type == '))
    expect(status).toBe(400)
    expect(body).toMatchObject({
      error: {type: 'queryParseError', query: '*[_type == ', description: expect.any(String)},
    })
  })

  test('refuses an unknown token', async () => {
    expect(await refusal(lake.client('sk-of-somebody-else').fetch('*'))).toMatchObject({
      status: 401,
      body: {errorCode: 'SIO-401-ANF'},
    })
  })

  test('lets a viewer only read', async () => {
    const viewer = lake.client(READ_TOKEN)
    expect(await viewer.fetch('count(*[_type == "page"])', {}, {perspective: 'raw'})).toBe(2)
    expect((await refusal(viewer.create({_type: 'page'}))).status).toBe(403)
    expect((await refusal(viewer.assets.upload('file', Buffer.from('x')))).status).toBe(403)
  })

  test('refuses writes without a token', async () => {
    expect((await refusal(lake.client('').create({_type: 'page'}))).status).toBe(401)
  })
})
