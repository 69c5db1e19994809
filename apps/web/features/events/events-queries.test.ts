import {evaluate, parse} from 'groq-js'
import {beforeEach, expect, test, vi} from 'vitest'
import {stubSiteEnv} from '#/revalidation/testing/site-env.ts'

vi.mock('server-only', () => ({}))

const fetchContent = vi.hoisted(() =>
  vi.fn<(given: {query: string; params?: {eventKey: string}}) => Promise<unknown>>(),
)
vi.mock('#/sanity/fetch-content.ts', () => ({fetchContent}))

stubSiteEnv()
vi.stubEnv('SITE_CLOCK', undefined)
const {countPastEvents, getEvent, getEventAt, getPastEvents, getUpcomingEvents} =
  await import('./events-queries.ts')

const start = '2026-06-20T16:00:00Z'
const paths = [{eventKey: 'jonines', path: '/jonines-2026', aliases: ['/rasos']}]

beforeEach(() => {
  fetchContent.mockReset()
  fetchContent.mockImplementation(async ({params}) =>
    params ? {eventKey: params.eventKey, start, end: null, path: null, registration: null} : paths,
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
    params ? {eventKey: params.eventKey, start, end: null, path: null, ...stored} : paths,
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
  fetchContent.mockImplementation(async ({params}) => (params ? {...undated, eventKey: 'jonines'} : paths))
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
  const upcoming = await getUpcomingEvents()
  expect(upcoming.map(({eventKey}) => eventKey)).toEqual(['jonines', 'rasos'])
})

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
const stored = (eventKey: string, fields: object) => ({_id: eventKey, _type: 'event', eventKey, ...fields})

test.each([3, 70])('with %i events far ahead, past ones are on one page each', async (ahead) => {
  const dataset = [
    ...Array.from({length: 90}, (_, n) => stored(`pries-${n + 1}`, {start: daysAgo((n + 1) * 5)})),
    ...Array.from({length: ahead}, (_, n) => stored(`po-${n + 1}`, {start: daysAgo(-2 - n)})),
    stored('ilgas', {start: daysAgo(200), end: daysAgo(1)}),
    stored('tesiasi', {start: daysAgo(200), end: daysAgo(-1)}),
    stored('blogas-galas', {start: daysAgo(7), end: daysAgo(300)}),
    stored('neskaitomas', {start: 'kada nors'}),
    stored('be-datos', {}),
    stored('rytoj', {start: daysAgo(-1)}),
  ]
  fetchContent.mockImplementation(async ({query, params}) => {
    const value = await evaluate(parse(query, {params}), {dataset, params})
    return value.get()
  })
  const upcoming = (await getUpcomingEvents()).map(({eventKey}) => eventKey)
  expect(upcoming.slice(0, -2)).toEqual([
    'tesiasi',
    'rytoj',
    ...Array.from({length: ahead}, (_, n) => `po-${n + 1}`),
  ])
  expect(upcoming.slice(-2).toSorted()).toEqual(['be-datos', 'neskaitomas'])
  const total = await countPastEvents()
  expect(total).toBe(92)
  const slices = await Promise.all(
    [0, 9, 21, 33, 45, 57, 69, 81].map((from, at, all) => getPastEvents({from, to: all[at + 1] ?? total})),
  )
  expect(slices.flat().map(({eventKey}) => eventKey)).toEqual([
    'ilgas',
    'pries-1',
    'blogas-galas',
    ...Array.from({length: 89}, (_, n) => `pries-${n + 2}`),
  ])
})
