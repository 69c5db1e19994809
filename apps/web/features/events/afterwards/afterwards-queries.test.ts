import {expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'

vi.mock('server-only', () => ({}))

const event = (eventKey: string, start: string, kind: string, status = 'scheduled') => ({
  eventKey,
  start,
  end: null,
  path: null,
  kind,
  status,
})

const events = [
  event('past', '2001-02-16T18:00:00Z', 'sport'),
  event('cancelled', '2990-02-16T18:00:00Z', 'food', 'cancelled'),
  event('nearest', '2990-06-20T18:00:00Z', 'celebration'),
  event('trip', '2990-07-01T08:00:00Z', 'trip'),
  event('next-trip', '2990-08-01T08:00:00Z', 'trip'),
]
vi.mock('#/sanity/fetch-content.ts', () => ({fetchContent: async () => events}))

stubSiteEnv()
const {getComingEvent} = await import('./afterwards-queries.ts')

test.each([
  ['trip', 'trip'],
  ['sport', 'nearest'],
  ['food', 'nearest'],
  [null, 'nearest'],
])('an event of the kind %s leads to the event "%s"', async (kind, eventKey) => {
  expect(await getComingEvent(kind)).toMatchObject({eventKey})
})
