import {beforeEach, expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'

vi.mock('server-only', () => ({}))

const fetchContent = vi.hoisted(() => vi.fn<(given: {params?: {eventKey: string}}) => Promise<object>>())
vi.mock('#/sanity/fetch-content.ts', () => ({fetchContent}))

stubSiteEnv()
const {getEvent, getEventAt, getEvents} = await import('./events-queries.ts')

const start = '2026-06-20T16:00:00Z'
const published = {
  news: [],
  events: [{eventKey: 'jonines', start, path: '/jonines-2026', aliases: ['/rasos']}],
  campaigns: [],
  schools: [],
  redirects: [],
}

beforeEach(() => {
  fetchContent.mockReset()
  fetchContent.mockImplementation(async ({params}) =>
    params ? {eventKey: params.eventKey, start, end: null, path: null, registration: null} : published,
  )
})

test.each([
  ['its key', () => getEvent('jonines')],
  ['its custom path', () => getEventAt('/jonines-2026')],
  ['its default path', () => getEventAt('/renginiai/jonines')],
  ['an alias', () => getEventAt('/rasos')],
])('an event found by %s takes one query for the paths and one for the event', async (_, find) => {
  expect(await find()).toMatchObject({eventKey: 'jonines'})
  expect(fetchContent.mock.calls.map(([{params}]) => params)).toEqual([undefined, {eventKey: 'jonines'}])
})

test.each([
  ['key', () => getEvent('rasos')],
  ['path', () => getEventAt('/jonines')],
])('an unknown %s takes no query for an event', async (_, find) => {
  expect(await find()).toBeUndefined()
  expect(fetchContent).toHaveBeenCalledTimes(1)
})

test('one gets in as the field `admission` says', async () => {
  const stored = {admission: 'race', ticketing: {availability: 'soldOut'}, registration: {open: true}}
  fetchContent.mockImplementation(async ({params}) =>
    params ? {eventKey: params.eventKey, start, end: null, path: null, ...stored} : published,
  )
  expect(await getEvent('jonines')).toMatchObject({
    admission: 'race',
    ticketing: null,
    registration: {kind: 'race', open: true},
    isRegistrationOpen: true,
  })
})

test('an event without a start is the last to come, and takes no registration', async () => {
  const stored = {end: '2026-06-20T20:00:00Z', path: null, admission: 'general', registration: {open: true}}
  const undated = {eventKey: 'rasos', ...stored, start: null}
  fetchContent.mockImplementation(async ({params}) =>
    params ? {...undated, eventKey: 'jonines'} : published,
  )
  expect(await getEvent('jonines')).toMatchObject({
    start: null,
    end: null,
    dateToBeConfirmed: true,
    isPast: false,
    isRegistrationOpen: false,
  })
  fetchContent.mockResolvedValue([
    undated,
    {...stored, eventKey: 'jonines', start: '2999-06-20T16:00:00Z', end: null},
  ])
  const {upcoming} = await getEvents()
  expect(upcoming.map(({eventKey}) => eventKey)).toEqual(['jonines', 'rasos'])
})
