import type {NewsletterDraft} from '@site/schemas/requests/newsletter-issue'
import {beforeEach, expect, test, vi} from 'vitest'
import {createIssueSender, saveDraft} from './newsletter-issues-actions.ts'

const rpc = vi.hoisted(() =>
  vi.fn<(name: string, args: {issue_id: string; version: number | null}) => Promise<object>>(),
)
const invoke = vi.hoisted(() =>
  vi.fn<(name: string, request: {body: object; headers: Record<string, string>}) => Promise<object>>(),
)
vi.mock('#/supabase/supabase-client.ts', () => ({getSupabase: async () => ({rpc, functions: {invoke}})}))

const draftOf = (subject: string): NewsletterDraft => ({
  audience: 'subscribers',
  purpose: null,
  subject: {lt: subject, en: ''},
  content: {lt: [], en: []},
})
const lost = {data: null, error: {code: ''}, status: 0}
const edited = {data: null, error: {code: 'PT409', details: 'edited_elsewhere'}, status: 409}

beforeEach(() => {
  rpc.mockReset()
})

test('a draft that somebody else has changed is a conflict', async () => {
  rpc.mockResolvedValueOnce(edited)
  expect(await saveDraft(draftOf('Mano'), {id: 'a', version: 1})).toEqual({
    ok: false,
    isConflict: true,
  })
})

test('so is one that has been sent or deleted', async () => {
  for (const details of ['newsletter_started', 'newsletter_scheduled', 'not_found']) {
    rpc.mockResolvedValueOnce({...edited, error: {code: 'PT409', details}})
    expect(await saveDraft(draftOf('Mano'), {id: 'a', version: 1})).toMatchObject({isConflict: true})
  }
})

test('a failed request is none', async () => {
  rpc.mockResolvedValueOnce(lost)
  expect(await saveDraft(draftOf('Mano'), {id: 'a', version: null})).toEqual({
    ok: false,
    isConflict: false,
  })
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
