import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import type {DocumentGrant} from '#/preview/preview-grant.ts'

vi.mock('server-only', () => ({}))

const {fetch} = vi.hoisted(() => ({fetch: vi.fn<(query: string) => Promise<unknown>>()}))
vi.mock('./client.ts', () => ({client: {fetch}}))

const {queryWithDraft} = await import('./shared-draft.ts')

const event = (id: string, title: string) => ({_id: id, _type: 'event', title: {lt: title}})
const published = [event('event-1', 'Paskelbtas'), event('event-2', 'Kitas')]

const grant: DocumentGrant = {kind: 'document', document: 'event-1', issuedAt: 1000, expiresAt: 9000}
const titles = `*[_type == "event"] | order(_id asc).title.lt`

interface Lake {
  draft?: object | null
  revokedAt?: string | null
}

function lakeWith({draft = null, revokedAt = null}: Lake) {
  fetch.mockImplementation((query: string) =>
    Promise.resolve(query.startsWith('*') ? published : {draft, published: published[0], revokedAt}),
  )
}

beforeEach(() => lakeWith({}))

afterEach(() => {
  fetch.mockReset()
})

test('the draft takes the place of its document, everywhere and with its published id', async () => {
  lakeWith({draft: event('drafts.event-1', 'Juodraštis')})
  expect(await queryWithDraft(grant, titles, {})).toEqual(['Juodraštis', 'Kitas'])
  expect(await queryWithDraft(grant, '*[_id == $id][0].title.lt', {id: 'event-1'})).toBe('Juodraštis')
})

test('a document that was never published is there too', async () => {
  lakeWith({draft: event('drafts.event-3', 'Naujas')})
  expect(await queryWithDraft({...grant, document: 'event-3'}, titles, {})).toEqual([
    'Paskelbtas',
    'Kitas',
    'Naujas',
  ])
})

test('no other draft is asked for', async () => {
  await queryWithDraft(grant, titles, {})
  const [all] = fetch.mock.calls.map(([query]) => query).filter((query) => query.startsWith('*'))
  expect(all).toContain('!(_id in path("drafts.**"))')
})

test('once revoked, a link shows what is published; a link made later shows the draft', async () => {
  lakeWith({draft: event('drafts.event-1', 'Juodraštis'), revokedAt: new Date(2000).toISOString()})
  expect(await queryWithDraft(grant, titles, {})).toEqual(['Paskelbtas', 'Kitas'])
  expect(await queryWithDraft({...grant, issuedAt: 2001}, titles, {})).toEqual(['Juodraštis', 'Kitas'])
})
