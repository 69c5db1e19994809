import type {MutationEvent} from '@sanity/client'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {LakeProcess} from '../../../../tests/support/lake-process.ts'

let lake: LakeProcess

beforeAll(async () => {
  lake = await LakeProcess.start()
})
afterAll(() => lake.stop())

/** Listens, runs `change` after the welcome, and resolves to the first `count` mutation events. */
async function eventsOf(
  query: string,
  count: number,
  change: () => Promise<unknown>,
): Promise<MutationEvent[]> {
  const client = lake.client()
  return new Promise((resolve, reject) => {
    const events: MutationEvent[] = []
    const subscription = client
      .listen(
        query,
        {},
        {events: ['welcome', 'mutation'], includeResult: true, includePreviousRevision: true},
      )
      .subscribe({
        next(event) {
          if (event.type === 'welcome') change().catch(reject)
          if (event.type !== 'mutation') return
          events.push(event)
          if (events.length === count) {
            subscription.unsubscribe()
            resolve(events)
          }
        },
        error: reject,
      })
  })
}

test('notifies a listener of what appeared, changed and disappeared', async () => {
  const client = lake.client()
  const events = await eventsOf('*[_type == "heard"]', 3, async () => {
    await client.create({_id: 'heard-1', _type: 'heard', title: 'labas'})
    await client.create({_id: 'other-1', _type: 'other'})
    await client.patch('heard-1').set({title: 'sveiki'}).commit()
    await client.delete('heard-1')
  })
  expect(events.map(({transition, documentId}) => [transition, documentId])).toEqual([
    ['appear', 'heard-1'],
    ['update', 'heard-1'],
    ['disappear', 'heard-1'],
  ])
  expect(events[1]).toMatchObject({
    result: {title: 'sveiki'},
    previousRev: events[0]?.resultRev,
    transactionTotalEvents: 1,
    transactionCurrentEvent: 1,
  })
})

test('counts the events of a transaction per listener', async () => {
  const client = lake.client()
  const events = await eventsOf('*[_type == "counted"]', 2, () =>
    client
      .transaction()
      .create({_id: 'counted-1', _type: 'counted'})
      .create({_id: 'uncounted', _type: 'other'})
      .create({_id: 'counted-2', _type: 'counted'})
      .commit(),
  )
  expect(events.map((event) => [event.transactionCurrentEvent, event.transactionTotalEvents])).toEqual([
    [1, 2],
    [2, 2],
  ])
})

test('notifies live subscribers of stale tags', async () => {
  const client = lake.client()
  const {syncTags} = await client.fetch('*[_type == "lively"]', {}, {filterResponse: false})
  const stale = await new Promise<string[]>((resolve, reject) => {
    const subscription = client.live.events().subscribe({
      next(event) {
        if (event.type === 'welcome') client.create({_id: 'lively-1', _type: 'lively'}).catch(reject)
        if (event.type === 'message') {
          subscription.unsubscribe()
          resolve(event.tags)
        }
      },
      error: reject,
    })
  })
  expect(stale.some((tag) => (syncTags as string[] | undefined)?.includes(tag))).toBe(true)
})
