import {beforeEach, expect, test, vi} from 'vitest'
import {createDraftSave, createIssueSender} from './newsletter-issues-actions.ts'
import {emptyDraft} from './opened-draft.ts'

interface Row {
  id: string
  status: string
  version: number
  subject_lt: string
  subject_en: string
  content_lt: unknown
  content_en: unknown
}

const rpc = vi.hoisted(() =>
  vi.fn<(name: string, args: {issue_id: string; version: number | null}) => Promise<object>>(),
)
const invoke = vi.hoisted(() =>
  vi.fn<(name: string, request: {body: object; headers: Record<string, string>}) => Promise<object>>(),
)
const stored = vi.hoisted(() => ({row: undefined as Row | undefined}))
vi.mock('#/supabase/supabase-client.ts', () => {
  const rows = {
    select: () => rows,
    eq: () => rows,
    maybeSingle: async () => ({data: stored.row ?? null, error: null, status: 200}),
  }
  return {getSupabase: async () => ({rpc, from: () => rows, functions: {invoke}})}
})

const draftOf = (subject: string) => ({...emptyDraft, subject: {lt: subject, en: ''}})
const rowOf = (subject: string, changes: Partial<Row> = {}): Row => ({
  id: 'a',
  status: 'draft',
  version: 2,
  subject_lt: subject,
  subject_en: '',
  content_lt: [],
  content_en: [],
  ...changes,
})

const saved = (version: number) => ({data: {id: 'a', version}, error: null, status: 200})
const lost = {data: null, error: {code: ''}, status: 0}
const edited = {data: null, error: {code: 'PT409', details: 'edited_elsewhere'}, status: 409}

beforeEach(() => {
  rpc.mockReset()
  stored.row = undefined
})

test('a draft that somebody else has changed is a conflict', async () => {
  stored.row = rowOf('Kito')
  rpc.mockResolvedValueOnce(edited)
  expect(await createDraftSave()(draftOf('Mano'), {id: 'a', version: 1})).toEqual({
    ok: false,
    isConflict: true,
  })
})

test('so is one that has been sent or deleted', async () => {
  for (const details of ['newsletter_started', 'newsletter_scheduled', 'not_found']) {
    rpc.mockResolvedValueOnce({...edited, error: {code: 'PT409', details}})
    expect(await createDraftSave()(draftOf('Mano'), {id: 'a', version: 1})).toMatchObject({isConflict: true})
  }
})

test('a failed request is none', async () => {
  rpc.mockResolvedValueOnce(lost)
  expect(await createDraftSave()(draftOf('Mano'), {id: 'a', version: null})).toEqual({
    ok: false,
    isConflict: false,
  })
})

test('what was stored although the response was lost is recognized', async () => {
  const save = createDraftSave()
  rpc.mockResolvedValueOnce(lost)
  await save(draftOf('Kalėd'), {id: 'a', version: 1})
  stored.row = rowOf('Kalėd')
  rpc.mockResolvedValueOnce(edited).mockResolvedValueOnce(saved(3))
  expect(await save(draftOf('Kalėdos'), {id: 'a', version: 1})).toEqual({
    ok: true,
    saved: {id: 'a', version: 3},
  })
  expect(rpc.mock.calls.map(([, {version}]) => version)).toEqual([1, 1, 2])
})

test('a new draft is saved once, also when the first response was lost', async () => {
  const save = createDraftSave()
  const newDraft = {id: 'a', version: null}
  rpc.mockResolvedValueOnce(lost)
  await save(draftOf('Kalėd'), newDraft)
  stored.row = rowOf('Kalėd', {version: 1})
  rpc.mockResolvedValueOnce(edited).mockResolvedValueOnce(saved(2))
  expect(await save(draftOf('Kalėdos'), newDraft)).toEqual({ok: true, saved: {id: 'a', version: 2}})
  expect(rpc.mock.calls.map(([, {issue_id: id, version}]) => [id, version])).toEqual([
    ['a', null],
    ['a', null],
    ['a', 1],
  ])
})

test('what another editor of this page has stored is recognized', async () => {
  stored.row = rowOf('Kalėd')
  rpc.mockResolvedValueOnce(edited).mockResolvedValueOnce(saved(3))
  expect(await createDraftSave(draftOf('Kalėd'))(draftOf('Kalėdos'), {id: 'a', version: null})).toEqual({
    ok: true,
    saved: {id: 'a', version: 3},
  })
})

test('what somebody else has stored since is still a conflict', async () => {
  const save = createDraftSave()
  rpc.mockResolvedValueOnce(lost)
  await save(draftOf('Kalėd'), {id: 'a', version: 1})
  stored.row = rowOf('Kito')
  rpc.mockResolvedValueOnce(edited)
  expect(await save(draftOf('Kalėdos'), {id: 'a', version: 1})).toEqual({ok: false, isConflict: true})
})

test('a newsletter that is sent again after a lost response is the same request', async () => {
  invoke
    .mockResolvedValueOnce({data: null, error: new Error('lost')})
    .mockResolvedValue({data: {}, error: null})
  const send = createIssueSender()
  const sending = {draft: draftOf('Kalėdos'), saved: {id: 'a', version: 2}, sendAt: undefined}
  expect(await send(sending)).toMatchObject({ok: false})
  expect(await send({...sending, sendAt: '2026-12-01T10:00:00Z'})).toMatchObject({ok: true})
  expect(await send(sending)).toMatchObject({ok: true})
  await createIssueSender()(sending)
  const requests = invoke.mock.calls.map(([, {body, headers}]) => ({body, key: headers['Idempotency-Key']}))
  expect(requests[0]?.body).toEqual({...draftOf('Kalėdos'), issueId: 'a', version: 2})
  expect(requests[2]).toEqual(requests[0])
  expect(new Set(requests.map(({key}) => key)).size).toBe(3)
})
