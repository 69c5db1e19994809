import type {LiveEvent} from '@sanity/client'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {temporaryLake, type TemporaryLake} from '../testing/temporary-lake.ts'

let lake: TemporaryLake
beforeAll(async () => {
  lake = await temporaryLake()
  await lake.client('administrator').create({_id: 'drafts.lively', _type: 'lively'})
  await lake.client('administrator').create({_id: 'lively', _type: 'lively'})
})
afterAll(() => lake.remove())

/** The first `count` events of one connection. */
async function received(count: number, path = '', init: Parameters<TemporaryLake['request']>[1] = {}) {
  const response = await lake.request(`/v2025-02-19/data/live/events/production${path}`, init)
  const events: {id?: string; event?: string; data?: string}[] = []
  let text = ''
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk
    const complete = text.split('\n\n').slice(0, -1)
    events.splice(0, events.length, ...complete.map((lines) => fieldsOf(lines)))
    if (events.length >= count) break
  }
  return events
}

const fieldsOf = (lines: string) =>
  Object.fromEntries(
    lines.split('\n').map((line) => [line.split(': ')[0], line.slice(line.indexOf(': ') + 2)]),
  )

test('sends the sync tags that have become stale', async () => {
  const client = lake.client('administrator')
  const {syncTags} = await client.fetch('*[_type == "lively"]', {}, {filterResponse: false})
  const events: LiveEvent[] = []
  await new Promise<void>((resolve, reject) => {
    const subscription = client.live.events().subscribe({
      error: reject,
      next(event) {
        events.push(event)
        if (event.type === 'welcome') {
          client
            .create({_id: 'drafts.other', _type: 'lively'})
            .then(() => client.create({_id: 'other', _type: 'lively'}))
            .catch(reject)
        }
        if (event.type !== 'message') return
        subscription.unsubscribe()
        resolve()
      },
    })
  })
  expect(events).toEqual([
    {type: 'welcome', id: '2'},
    {type: 'message', id: '4', tags: ['s1:lively', 's1:all']},
  ])
  expect(syncTags).toEqual(['s1:lively'])
})

test('includes drafts only on request and with a token', async () => {
  const withDrafts = '?includeDrafts=true'
  const viewer = await received(3, withDrafts, {as: 'viewer', headers: {'last-event-id': '0'}})
  expect(viewer.slice(0, 3).map(({id}) => id)).toEqual(['0', '1', '2'])
  const visitor = await received(2, withDrafts, {headers: {'last-event-id': '0'}})
  expect(visitor.slice(0, 2).map(({id}) => id)).toEqual(['0', '2'])
})

test('replays what a client missed, or tells it to restart', async () => {
  const missed = await received(2, '', {headers: {'last-event-id': '1'}})
  expect(missed.slice(0, 2)).toEqual([
    {id: '1', event: 'welcome', data: '{}'},
    {id: '2', event: 'message', data: '{"tags":["s1:lively","s1:all"]}'},
  ])
  for (const unknown of ['999', 'nonsense', '-1']) {
    const [first] = await received(1, '', {headers: {'last-event-id': unknown}})
    expect(first).toMatchObject({event: 'restart'})
  }
})
