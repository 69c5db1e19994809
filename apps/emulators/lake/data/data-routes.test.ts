import {ClientError} from '@sanity/client'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {temporaryLake, type TemporaryLake} from '../testing/temporary-lake.ts'

let lake: TemporaryLake
beforeAll(async () => {
  lake = await temporaryLake()
})
beforeEach(async () => {
  const client = lake.client('administrator')
  await client.delete({query: '*[_type == "book"]'})
  await client.delete({query: '*'})
  await client
    .transaction()
    .create({_id: 'author', _type: 'author', name: 'Žemaitė'})
    .create({_id: 'book', _type: 'book', title: 'Marti', author: {_type: 'reference', _ref: 'author'}})
    .create({
      _id: 'drafts.book',
      _type: 'book',
      title: 'Juodraštis',
      author: {_type: 'reference', _ref: 'author'},
    })
    .commit()
})
afterAll(() => lake.remove())

const json = async (path: string, init: Parameters<TemporaryLake['request']>[1] = {as: 'viewer'}) => {
  const response = await lake.request(path, init)
  return {status: response.status, body: (await response.json()) as Record<string, unknown>}
}

/** The error as the official client reports it. */
async function errorOf(call: Promise<unknown>) {
  const error: unknown = await call.catch((reason: unknown) => reason)
  if (!(error instanceof ClientError)) throw new Error(`Expected a ClientError, got ${String(error)}`)
  return {status: error.statusCode, message: error.message, details: error.details}
}

describe('query', () => {
  test('returns the full response, or without the unwanted parts', async () => {
    const client = lake.client('viewer')
    const query = '*[_type == "book"]{title}'
    const full = await client.fetch(query, {}, {filterResponse: false, resultSourceMap: true})
    expect(full).toEqual({
      query,
      result: [{title: 'Marti'}],
      syncTags: ['s1:book'],
      ms: expect.any(Number),
      resultSourceMap: expect.objectContaining({documents: [{_id: 'book', _type: 'book'}]}),
    })
    const lean = await client.fetch(query, {}, {filterResponse: false, returnQuery: false})
    expect(Object.keys(lean).toSorted()).toEqual(['ms', 'result', 'syncTags'])
  })

  test('has the default perspective of the API version', async () => {
    const count = (apiVersion: string) =>
      lake.client('viewer').withConfig({apiVersion}).fetch('count(*[_type == "book"])')
    expect(await count('2025-02-19')).toBe(1)
    expect(await count('2025-02-18')).toBe(2)
    expect(await count('1')).toBe(2)
    expect(await count('X')).toBe(1)
  })

  test('is sent by POST when it is long', async () => {
    const client = lake.client('viewer')
    const query = `*[title == $title] // ${'x'.repeat(12_000)}`
    expect(await client.fetch(query, {title: 'Juodraštis'}, {perspective: 'drafts'})).toMatchObject([
      {_id: 'book'},
    ])
    const broken = {method: 'POST', body: '{', as: 'viewer' as const}
    expect((await json('/v1/data/query/production', broken)).status).toBe(400)
  })

  test('shows a visitor published documents only', async () => {
    const visitor = lake.client()
    expect(await visitor.fetch('*[_type == "book"].title', {}, {perspective: 'raw'})).toEqual(['Marti'])
    expect(await visitor.fetch('*[_id in path("drafts.**")]', {}, {perspective: 'raw'})).toEqual([])
    for (const perspective of ['drafts' as const, ['rSummer', 'drafts']]) {
      expect((await errorOf(visitor.fetch('*', {}, {perspective}))).status).toBe(401)
    }
  })

  test('does not create a missing dataset', async () => {
    const paths = ['query/nowhere?query=*', 'doc/nowhere/a', 'listen/nowhere?query=*', 'export/nowhere']
    for (const path of paths) expect((await json(`/v1/data/${path}`)).status).toBe(404)
    const names = (await lake.client('administrator').datasets.list()).map(({name}) => name)
    expect(names).toEqual(['production'])
  })
})

describe('doc', () => {
  test('returns documents as stored, and the reason for each missing one', async () => {
    const client = lake.client('viewer')
    expect(await client.getDocuments(['drafts.book', 'nobody', 'book'])).toMatchObject([
      {_id: 'drafts.book'},
      null,
      {_id: 'book'},
    ])
    expect(await json('/v1/data/doc/production/drafts.book,nobody,book', {})).toMatchObject({
      body: {
        documents: [{_id: 'book'}],
        omitted: [
          {id: 'drafts.book', reason: 'permission'},
          {id: 'nobody', reason: 'existence'},
        ],
      },
    })
  })

  test('returns all versions, or no content, on request', async () => {
    const versions = await lake.client('viewer').getDocument('book', {includeAllVersions: true})
    expect(versions.map(({_id}) => _id)).toEqual(['book', 'drafts.book'])
    expect(await json('/v1/data/doc/production/book,nobody?excludeContent=true')).toEqual({
      status: 200,
      body: {documents: [], omitted: [{id: 'nobody', reason: 'existence'}]},
    })
  })
})

describe('mutate', () => {
  test('returns ids and documents on request', async () => {
    const client = lake.client('administrator')
    const response = await client.createOrReplace(
      {_id: 'book', _type: 'book', title: 'Nauja'},
      {returnDocuments: false},
    )
    expect(response).toEqual({
      transactionId: expect.any(String),
      documentId: 'book',
      results: [{id: 'book', operation: 'update'}],
    })
    expect(await client.patch('book').set({n: 1}).commit()).toMatchObject({_id: 'book', n: 1})
    expect(await client.create({_type: 'x', list: [{}]}, {autoGenerateArrayKeys: true})).toMatchObject({
      list: [{_key: expect.any(String)}],
    })
  })

  test('selects by query, including drafts', async () => {
    const client = lake.client('administrator')
    await client
      .patch({query: '*[_type == $type]', params: {type: 'book'}})
      .set({seen: true})
      .commit()
    expect(await client.fetch('*[seen]._id', {}, {perspective: 'raw'})).toEqual(['book', 'drafts.book'])
  })

  test('returns errors in Sanity’s shape', async () => {
    const client = lake.client('administrator')
    expect(await errorOf(client.delete('author'))).toEqual({
      status: 409,
      message: expect.stringContaining('cannot be deleted as there are references to it from "book"'),
      details: {
        type: 'mutationError',
        description: expect.stringMatching(/^The mutation\(s\) failed: Document "author" cannot/),
        items: [
          {
            index: 0,
            error: {
              type: 'documentHasExistingReferencesError',
              description: expect.any(String),
              id: 'author',
              referencingIDs: ['book', 'drafts.book'],
            },
          },
        ],
      },
    })
    await client.create({_id: 'once', _type: 'x'}, {transactionId: 'only-once'} as object)
    const twice = {mutations: [{create: {_type: 'x'}}], transactionId: 'used-twice'}
    const post = {method: 'POST', as: 'administrator' as const, body: JSON.stringify(twice)}
    expect((await json('/v1/data/mutate/production', post)).body).toMatchObject({transactionId: 'used-twice'})
    expect(await json('/v1/data/mutate/production', post)).toMatchObject({
      status: 409,
      body: {error: {type: 'transactionAlreadyExistsError'}},
    })
  })

  test('requires write access', async () => {
    const viewer = lake.client('viewer')
    const denied = (permission: string) => ({
      status: 403,
      details: {items: [{index: 0, error: {type: 'insufficientPermissionsError', permission}}]},
    })
    expect(await errorOf(viewer.create({_type: 'x'}))).toMatchObject(denied('create'))
    expect(await errorOf(viewer.patch('book').set({n: 1}).commit())).toMatchObject(denied('update'))
    expect(await errorOf(viewer.delete('book'))).toMatchObject(denied('delete'))
    expect(await errorOf(lake.client().create({_type: 'x'}))).toMatchObject({
      status: 401,
      message: expect.stringContaining('Session not found'),
    })
  })
})

describe('actions', () => {
  test('returns the transaction, and errors in Sanity’s shape', async () => {
    const client = lake.client('editor')
    const publish = {
      actionType: 'sanity.action.document.publish' as const,
      publishedId: 'book',
      draftId: 'drafts.book',
    }
    const dry = await client.action(publish, {dryRun: true})
    expect(await client.getDocument('drafts.book')).toMatchObject({title: 'Juodraštis'})
    expect(dry).toEqual({transactionId: expect.any(String)})
    expect(await client.action(publish, {transactionId: 'publication'})).toEqual({
      transactionId: 'publication',
    })
    expect(await client.getDocument('book')).toMatchObject({title: 'Juodraštis', _rev: 'publication'})
    expect(await errorOf(client.action(publish))).toMatchObject({
      status: 409,
      details: {type: 'actionError', items: [{index: 0, error: {type: 'documentNotFoundError'}}]},
    })
  })

  test('requires write access', async () => {
    const discard = {actionType: 'sanity.action.document.discard' as const, draftId: 'drafts.book'}
    expect(await errorOf(lake.client('viewer').action(discard))).toMatchObject({
      status: 403,
      details: {type: 'insufficientPermissionsError'},
    })
    expect((await errorOf(lake.client().action(discard))).status).toBe(401)
  })
})

describe('other endpoints that the Studio uses', () => {
  test('export returns NDJSON, of all types or some', async () => {
    const lines = async (path: string, as?: 'viewer') => {
      const text = await (await lake.request(`/v1/data/export/production${path}`, {as})).text()
      return text
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as {_id: string})._id)
    }
    expect(await lines('', 'viewer')).toEqual(['author', 'book', 'drafts.book'])
    expect(await lines('?types=author,nothing', 'viewer')).toEqual(['author'])
    expect(await lines('')).toEqual(['author', 'book'])
  })

  test('references counts the documents that reference one', async () => {
    const path = '/v1/data/references/production/documents/author/to'
    const none = {references: [], crossDatasetReferences: []}
    expect((await json(path)).body).toEqual({totalCount: 2, ...none})
    expect((await json(`${path}?excludeInternalReferences=true`)).body).toEqual({totalCount: 0, ...none})
  })
})
