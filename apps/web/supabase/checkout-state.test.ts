import * as fc from 'fast-check'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {type Checkout, watchCheckout} from './checkout-state.ts'
import {failure, success, type Result} from './query.ts'

const query = vi.hoisted(() => vi.fn<() => Promise<Result<unknown>>>())
vi.mock('./query.ts', async (original) => ({...(await original<object>()), query}))

const told: Checkout['state'][] = []
let last: Checkout | undefined
let stop = () => {}

function watch(states: Result<unknown>[], sessionId = 'cs_test_1') {
  query.mockReset()
  for (const state of states) query.mockResolvedValueOnce(state)
  query.mockResolvedValue(states.at(-1) ?? down)
  stop = watchCheckout(sessionId, tell)
}

const tell = (checkout: Checkout) => {
  told.push(checkout.state)
  last = checkout
}

const open = success({state: 'open'})
const paid = success({state: 'paid', pence: 3000, interval: 'year'})
const unknown = success({state: 'unknown'})
const down: Result<unknown> = failure('unavailable')

beforeEach(() => {
  vi.useFakeTimers()
  told.length = 0
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('a session that is paid is told at once, and not asked for again', async () => {
  watch([paid])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual(['paid'])
  expect(last).toEqual({state: 'paid', pence: 3000, interval: 'year'})
  expect(query).toHaveBeenCalledOnce()
})

test.each([
  ['that nobody knows', unknown],
  ['while the service is down', down],
])('a session %s is unknown from the second answer on, until it is paid', async (_, state) => {
  watch([state, state, paid])
  await vi.advanceTimersByTimeAsync(1000)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(told).toEqual(['unknown'])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual(['unknown', 'paid'])
})

test('an id that is none is unknown, and is not asked for', async () => {
  stop = watchCheckout('<script>', tell)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual(['unknown'])
  expect(query).not.toHaveBeenCalled()
})

test('nothing but the answer that it is paid counts as paid, whatever the id and the answers are', async () => {
  const id = fc.oneof(fc.string({unit: 'binary'}), fc.stringMatching(/^cs_\w{1,80}$/))
  const answer = fc.oneof(
    fc.constantFrom(open, unknown, down),
    fc.anything().map((data) => success(data)),
    fc.constantFrom('paid', 'PAID', 'paid ', 'constructor', '__proto__').map((data) => success(data)),
    fc
      .constantFrom('PAID', 'paid ', 'constructor', '__proto__')
      .map((state) => success({state, pence: 1500})),
  )
  await fc.assert(
    fc.asyncProperty(id, fc.array(answer, {minLength: 1, maxLength: 6}), async (sessionId, answers) => {
      fc.pre(answers.every((each) => !each.ok || Object(each.data).state !== 'paid'))
      told.length = 0
      watch(answers, sessionId)
      await vi.advanceTimersByTimeAsync(120_000)
      stop()
      expect(told).not.toContain('paid')
      expect(told.length).toBeGreaterThan(0)
      expect(last).toMatchObject({pence: null, interval: null})
    }),
  )
})

test('a report that comes a moment later is waited for', async () => {
  watch([open, paid])
  await vi.advanceTimersByTimeAsync(1000)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(told).toEqual(['paid'])
})

test('a session that stays open is unpaid, also through an outage, until it is paid', async () => {
  watch([open, open, down, unknown, paid])
  await vi.advanceTimersByTimeAsync(6000)
  expect(told).toEqual(['unpaid', 'unpaid', 'unpaid'])
  await vi.advanceTimersByTimeAsync(2000)
  expect(told.at(-1)).toBe('paid')
})

test('it is not asked for without end, nor once nobody looks', async () => {
  watch([open])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(query).toHaveBeenCalledTimes(150)
  query.mockClear()
  watch([open])
  await vi.advanceTimersByTimeAsync(1000)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(query).toHaveBeenCalledOnce()
})

test('a sum and an interval are told only as the database gives them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.anything(), fc.anything(), async (pence, interval) => {
      watch([success({state: 'paid', pence, interval})])
      await vi.advanceTimersByTimeAsync(1000)
      expect(last).toEqual({
        state: 'paid',
        pence: Number.isInteger(pence) ? pence : null,
        interval: interval === 'month' || interval === 'year' ? interval : null,
      })
    }),
  )
})
