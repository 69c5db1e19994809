import type {SanityClient} from '@sanity/client'
import {applyPatch} from 'mendoza'
import {afterAll, beforeAll, expect, onTestFinished, test, vi} from 'vitest'
import {dataset, temporaryLake, type TemporaryLake} from '../testing/temporary-lake.ts'

let lake: TemporaryLake
let client: SanityClient
beforeAll(async () => {
  lake = await temporaryLake()
  client = lake.client('editor')
})
afterAll(() => lake.remove())

const history = <Result>(path: string, query: Record<string, string> = {}) =>
  client.request<Result>({url: `/data/history/${dataset}/${path}`, query})

const documents = async (ids: string, query: Record<string, string>) =>
  (await history<{documents: {_id: string; title?: string; _rev: string}[]}>(`documents/${ids}`, query))
    .documents

interface Line {
  id: string
  author: string
  timestamp: string
  documentIDs: string[]
  mutations?: unknown[]
  effects?: Record<string, {apply: unknown[]; revert: unknown[]}>
}

async function transactions(ids: string, query: Record<string, string> = {}): Promise<Line[]> {
  const text = await history<string | undefined>(`transactions${ids && `/${ids}`}`, query)
  return (text ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
}

async function events(id: string, query: Record<string, string> = {}) {
  type Page = {events: Record<string, Record<string, unknown>[]>; nextCursor: string}
  const page = await history<Page>(`events/documents/${id}`, query)
  return {events: page.events[id] ?? [], nextCursor: page.nextCursor}
}

const typesOf = async (id: string) => (await events(id)).events.map(({type}) => type)

const edit = (id: string, title: string) => client.patch(id).set({title}).commit()

/** A draft with two titles, as the Studio writes it. */
async function createDraft(id: string) {
  const first = await client.create({_id: `drafts.${id}`, _type: 'news', title: 'Pirmas', tags: ['a', 'b']})
  const second = await edit(`drafts.${id}`, 'Antras')
  return {first: first._rev, second: second._rev}
}

const publish = (id: string) =>
  client.action({actionType: 'sanity.action.document.publish', draftId: `drafts.${id}`, publishedId: id})
const unpublish = (id: string) =>
  client.action({actionType: 'sanity.action.document.unpublish', draftId: `drafts.${id}`, publishedId: id})

test('a document is read as it was at a revision and at a time', async () => {
  const {first, second} = await createDraft('at')
  const between = (await transactions('drafts.at'))[0]?.timestamp ?? ''
  expect(await documents('at,drafts.at', {revision: first})).toMatchObject([
    {_id: 'drafts.at', _rev: first, title: 'Pirmas'},
  ])
  expect(await documents('drafts.at', {revision: second})).toMatchObject([{title: 'Antras'}])
  expect(await documents('drafts.at', {time: between})).toMatchObject([{title: 'Pirmas'}])
  expect(await documents('drafts.at', {time: new Date().toISOString()})).toMatchObject([{title: 'Antras'}])
  const before = new Date(Date.parse(between) - 1).toISOString()
  expect(await documents('drafts.at', {time: before})).toEqual([])
  expect(await documents('drafts.at', {revision: 'unknown'})).toEqual([])
})

test('a revision shows other documents as they were at that moment', async () => {
  const {first} = await createDraft('moment')
  await client.create({_id: 'moment-other', _type: 'news', title: 'Vėliau'})
  expect(await documents('drafts.moment,moment-other', {revision: first})).toMatchObject([{title: 'Pirmas'}])
})

test('a deleted document is restored from its last revision, as the Studio does', async () => {
  const {second} = await createDraft('restored')
  await client.delete('drafts.restored')
  const [last] = await documents('restored,drafts.restored', {lastRevision: 'true'})
  expect(last).toMatchObject({_id: 'drafts.restored', _rev: second, title: 'Antras'})
  await client.createOrReplace({...last, _id: 'drafts.restored', _type: 'news'})
  expect(await client.getDocument('drafts.restored')).toMatchObject({title: 'Antras', tags: ['a', 'b']})
  expect(await documents('drafts.restored', {lastRevision: 'true'})).toMatchObject([{title: 'Antras'}])
})

test('transactions are listed with effects that lead to each document and back', async () => {
  const {first, second} = await createDraft('effects')
  await publish('effects')
  const lines = await transactions('effects,drafts.effects', {
    effectFormat: 'mendoza',
    excludeContent: 'true',
    excludeMutations: 'true',
    includeIdentifiedDocumentsOnly: 'true',
  })
  expect(lines.map(({documentIDs}) => documentIDs.toSorted())).toEqual([
    ['drafts.effects'],
    ['drafts.effects'],
    ['drafts.effects', 'effects'],
  ])
  expect(lines.slice(0, 2).map(({id}) => id)).toEqual([first, second])
  expect(lines[0]).not.toHaveProperty('mutations')
  expect(lines[0]?.author).toBe(lake.people.demo.find(({role}) => role === 'editor')?.id)
  const applied = lines.reduce<unknown>(
    (draft, {effects}) => applyPatch(draft, effects?.['drafts.effects']?.apply ?? []),
    null,
  )
  expect(applied).toBeNull()
  const reverted = applyPatch(applied, lines[2]?.effects?.['drafts.effects']?.revert ?? [])
  expect(reverted).toMatchObject({_id: 'drafts.effects', title: 'Antras', tags: ['a', 'b']})
  expect(applyPatch(reverted, lines[1]?.effects?.['drafts.effects']?.revert ?? [])).toMatchObject({
    title: 'Pirmas',
  })
})

test('transactions are limited by revision, number, order, author and document', async () => {
  const {first, second} = await createDraft('range')
  const third = (await edit('drafts.range', 'Trečias'))._rev
  const ids = async (query: Record<string, string>) =>
    (await transactions('drafts.range', query)).map(({id}) => id)
  expect(await ids({})).toEqual([first, second, third])
  expect(await ids({fromTransaction: second})).toEqual([second, third])
  expect(await ids({toTransaction: second, reverse: 'true'})).toEqual([second, first])
  expect(await ids({limit: '1', reverse: 'true'})).toEqual([third])
  expect(await ids({fromTransaction: ''})).toEqual([first, second, third])
  expect(await ids({authors: 'pNobody'})).toEqual([])
  await client
    .transaction()
    .create({_id: 'range-x', _type: 'news'})
    .create({_id: 'range-y', _type: 'news'})
    .commit()
  const both = await transactions('range-x')
  const one = await transactions('range-x', {includeIdentifiedDocumentsOnly: 'true'})
  expect([both, one].map((lines) => lines[0]?.documentIDs)).toEqual([['range-x', 'range-y'], ['range-x']])
})

test('deletions are found without knowing the id, and without content', async () => {
  await createDraft('found')
  await client.delete('drafts.found')
  const [deletion, change] = await transactions('', {reverse: 'true', excludeContent: 'true', limit: '2'})
  expect(deletion?.mutations).toEqual([{delete: {id: 'drafts.found'}}])
  expect(change?.mutations).toEqual([{patch: {id: 'drafts.found'}}])
})

test('the events of a draft and of its published document are those that the Studio lists', async () => {
  const {first, second} = await createDraft('told')
  expect(await events('drafts.told')).toMatchObject({
    events: [{type: 'createDocumentVersion', versionId: 'drafts.told', versionRevisionId: first}],
    nextCursor: '',
  })
  await publish('told')
  const revisionId = (await client.getDocument('told'))?._rev
  expect((await events('told')).events).toEqual([
    {
      type: 'publishDocumentVersion',
      documentId: 'told',
      versionId: 'drafts.told',
      versionRevisionId: second,
      revisionId,
      publishCause: 'document.publish',
      author: expect.stringMatching(/^p/),
      timestamp: expect.stringMatching(/Z$/),
    },
  ])
  expect(await typesOf('drafts.told')).toEqual(['publishDocumentVersion', 'createDocumentVersion'])
  await unpublish('told')
  const unpublished = ['unpublishDocument', 'publishDocumentVersion']
  expect(await typesOf('told')).toEqual(unpublished)
  expect(await typesOf('drafts.told')).toEqual([...unpublished, 'createDocumentVersion'])
  await client.delete('drafts.told')
  const [deletion] = (await events('drafts.told')).events
  const [last] = await transactions('drafts.told', {reverse: 'true'})
  expect(deletion).toMatchObject({type: 'deleteDocumentVersion', versionRevisionId: last?.id})
  expect(await typesOf('drafts.told')).toEqual([
    'deleteDocumentVersion',
    ...unpublished,
    'createDocumentVersion',
  ])
})

test('a published document that is written directly is live, and deleted as a whole', async () => {
  const {_rev: created} = await client.create({_id: 'live', _type: 'news', title: 'Pirmas'})
  await edit('live', 'Antras')
  await client.delete('live')
  expect((await events('live')).events).toMatchObject([
    {type: 'deleteDocumentGroup', documentId: 'live'},
    {type: 'updateLiveDocument'},
    {type: 'createLiveDocument', revisionId: created},
  ])
  expect(await typesOf('drafts.live')).toEqual(['deleteDocumentGroup'])
})

test('events come in pages', async () => {
  for (let count = 0; count < 3; count += 1) {
    await createDraft('paged')
    await client.delete('drafts.paged')
  }
  const first = await events('drafts.paged', {limit: '4'})
  const second = await events('drafts.paged', {limit: '4', nextCursor: first.nextCursor})
  expect([first.events.length, second.events.length, second.nextCursor]).toEqual([4, 2, ''])
  expect([...first.events, ...second.events]).toEqual((await events('drafts.paged')).events)
})

test('history ends after three days, as on the free plan, and the current document stays', async () => {
  const {first, second} = await createDraft('old')
  await createDraft('gone')
  await client.delete('drafts.gone')
  vi.useFakeTimers({toFake: ['Date'], now: Date.now() + 3 * 24 * 60 * 60 * 1000 + 60_000})
  onTestFinished(() => void vi.useRealTimers())
  expect(await transactions('drafts.old')).toEqual([])
  expect(await events('drafts.old')).toEqual({events: [], nextCursor: ''})
  expect(await documents('drafts.old', {revision: first})).toEqual([])
  expect(await documents('drafts.old', {revision: second})).toMatchObject([{title: 'Antras'}])
  expect(await documents('drafts.old', {time: new Date().toISOString()})).toMatchObject([{title: 'Antras'}])
  expect(await documents('drafts.gone', {lastRevision: 'true'})).toEqual([])
})

test('history survives a restart', async () => {
  const {first, second} = await createDraft('kept')
  await lake.restart()
  client = lake.client('editor')
  expect((await transactions('drafts.kept')).map(({id}) => id)).toEqual([first, second])
})

test.for([
  ['documents/a?revision=x&lastRevision=true', 400, 'Only one of'],
  ['documents/a?time=yesterday', 400, 'ISO'],
  ['transactions/a?limit=0', 400, 'limit'],
  ['transactions/a?effectFormat=diff', 400, 'mendoza'],
  ['transactions/a?fromTransaction=unknown', 400, 'not found'],
  ['events/documents/a?nextCursor=x', 400, 'nextCursor'],
] as const)('%s is refused', async ([path, status, reason]) => {
  const response = await lake.request(`/v2025-02-19/data/history/${dataset}/${path}`, {as: 'viewer'})
  expect([response.status, await response.text()]).toEqual([status, expect.stringContaining(reason)])
})

test('nobody reads the past without a token', async () => {
  for (const path of ['documents/a', 'transactions/a', 'transactions', 'events/documents/a']) {
    expect((await lake.request(`/v2025-02-19/data/history/${dataset}/${path}`)).status).toBe(401)
  }
})
