import {createClient} from '@sanity/client'
import {expect, test, vi} from 'vitest'
import {noteChecked, parseScheduled, writeSchedule} from './scheduled-documents.ts'

const at = '2026-06-01T09:00:00.000Z'
const scheduled = {
  _id: 'scheduled.publish.a',
  _rev: '1',
  action: 'publish' as const,
  documentId: 'a',
  documentType: 'event',
  at,
}

/** A client that sends nothing, and the mutations that it would have sent. */
function recordingClient() {
  const client = createClient({projectId: 'abc', dataset: 'test', apiVersion: '2025-02-19', useCdn: false})
  const sent: unknown[] = []
  vi.spyOn(client, 'mutate').mockImplementation(((operations: unknown) => {
    sent.push(operations)
    return Promise.resolve()
  }) as never)
  return {client, sent}
}

test('a schedule is written in one transaction, of which only publishing has a check', async () => {
  const {client, sent} = recordingClient()
  const checked = {digest: 'd1', problems: []}
  const document = {documentId: 'a', documentType: 'event'}
  await writeSchedule(
    client,
    {...document, checked},
    {publish: new Date(at), unpublish: new Date('2026-06-02T09:00:00Z')},
  )
  const common = {_type: 'scheduledAction', ...document}
  expect(sent).toEqual([
    [
      {createOrReplace: {...common, _id: 'scheduled.publish.a', action: 'publish', at, checked}},
      {
        createOrReplace: {
          ...common,
          _id: 'scheduled.unpublish.a',
          action: 'unpublish',
          at: '2026-06-02T09:00:00.000Z',
        },
      },
    ],
  ])
})

test('what has no time is taken back', async () => {
  const {client, sent} = recordingClient()
  await writeSchedule(client, {documentId: 'a', documentType: 'event', checked: undefined}, {})
  expect(sent).toEqual([[{delete: {id: 'scheduled.publish.a'}}, {delete: {id: 'scheduled.unpublish.a'}}]])
})

test('a new check takes back the failure, of the schedule that it was made for', async () => {
  const {client, sent} = recordingClient()
  const checked = {digest: 'd2', problems: ['Pavadinimas: Įrašykite tekstą lietuviškai.']}
  await noteChecked(client, {...scheduled, failure: 'unchecked'}, checked)
  expect(sent).toEqual([{patch: {id: scheduled._id, ifRevisionID: '1', set: {checked}, unset: ['failure']}}])
})

test.each(['late', 'over'] as const)(
  'a new check does not publish what is too late (%s)',
  async (failure) => {
    const {client, sent} = recordingClient()
    await noteChecked(client, {...scheduled, failure}, {digest: 'd2', problems: []})
    expect(JSON.stringify(sent)).not.toContain('"failure"')
  },
)

test('what is malformed is not shown', () => {
  expect(parseScheduled([scheduled, {...scheduled, at: 'soon'}, null])).toEqual([scheduled])
  expect(parseScheduled(undefined)).toEqual([])
})
