import type {SanityDocumentStub} from '@sanity/client'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {timeBoundariesQuery, type TimeBoundaries} from '../../apps/web/revalidation/time-boundaries.ts'
import {LakeProcess} from '../support/lake-process.ts'

let lake: LakeProcess

beforeAll(async () => {
  lake = await LakeProcess.start()
})
afterAll(() => lake.stop())

test('the query for time boundaries returns what has yet to end, and nothing older', async () => {
  const [longAgo, since, soon] = ['2025-01-01T10:00:00Z', '2025-12-11T17:00:00Z', '2025-12-13T17:30:00Z']
  const client = lake.client()
  const documents: SanityDocumentStub[] = [
    {_type: 'event', start: longAgo, end: '2025-01-01T12:00:00Z'},
    {_type: 'event', start: longAgo, end: soon},
    {_type: 'event', start: longAgo, registration: {closesAt: soon, membersFirstUntil: null}},
    {_type: 'event', start: soon},
    {_type: 'group', nextMeeting: longAgo},
    {_type: 'group', nextMeeting: soon},
    {_type: 'school', lessons: {to: '12:30'}},
    {_type: 'school', lessons: {to: '12:30'}},
    {_type: 'school'},
  ]
  for (const document of documents) await client.create(document)

  const {events, meetings, lessonEnds} = await client.fetch<TimeBoundaries>(timeBoundariesQuery, {since})
  expect(events).toHaveLength(3)
  expect(events).toEqual(
    expect.arrayContaining([
      {start: longAgo, end: soon, closesAt: null, membersFirstUntil: null},
      {start: longAgo, end: null, closesAt: soon, membersFirstUntil: null},
      {start: soon, end: null, closesAt: null, membersFirstUntil: null},
    ]),
  )
  expect(meetings).toEqual([soon])
  expect(lessonEnds).toEqual(['12:30'])
})
