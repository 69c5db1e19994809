import {beforeEach, expect, test, vi} from 'vitest'
import {createDraftSave} from './admin-newsletter-actions.ts'
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

const rpc = vi.hoisted(() => vi.fn<(name: string, args: {version: number | null}) => Promise<object>>())
const stored = vi.hoisted(() => ({row: undefined as Row | undefined}))
vi.mock('#/supabase/supabase-client.ts', () => {
  const rows = {
    select: () => rows,
    eq: () => rows,
    maybeSingle: async () => ({data: stored.row ?? null, error: null, status: 200}),
  }
  return {getSupabase: async () => ({rpc, from: () => rows})}
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
  expect(await createDraftSave()(draftOf('Mano'), undefined)).toEqual({ok: false, isConflict: false})
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

test('what somebody else has stored since is still a conflict', async () => {
  const save = createDraftSave()
  rpc.mockResolvedValueOnce(lost)
  await save(draftOf('Kalėd'), {id: 'a', version: 1})
  stored.row = rowOf('Kito')
  rpc.mockResolvedValueOnce(edited)
  expect(await save(draftOf('Kalėdos'), {id: 'a', version: 1})).toEqual({ok: false, isConflict: true})
})
