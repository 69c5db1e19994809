import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {watchCheckout} from './checkout-state.ts'
import {failure, success, type Result} from './query.ts'

const query = vi.hoisted(() => vi.fn<() => Promise<Result<string>>>())
vi.mock('./query.ts', async (original) => ({...(await original<object>()), query}))

const told: boolean[] = []
let stop = () => {}

function watch(...states: Result<string>[]) {
  for (const state of states) query.mockResolvedValueOnce(state)
  query.mockResolvedValue(states.at(-1) ?? down)
  stop = watchCheckout('cs_test_1', (isPaid) => told.push(isPaid))
}

const open = success('open')
const paid = success('paid')
const unknown = success('unknown')
const down: Result<string> = failure('unavailable')

beforeEach(() => {
  vi.useFakeTimers()
  query.mockReset()
  told.length = 0
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test.each([
  ['that is paid', paid],
  ['that nobody knows', unknown],
  ['while the service is down', down],
])('a session %s counts as paid, and is not asked for again', async (_, state) => {
  watch(state)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(told).toEqual([true])
  expect(query).toHaveBeenCalledOnce()
})

test('an id that is none is not asked for', async () => {
  stop = watchCheckout('<script>', (isPaid) => told.push(isPaid))
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual([true])
  expect(query).not.toHaveBeenCalled()
})

test('a report that comes a moment later is waited for', async () => {
  watch(open, paid)
  await vi.advanceTimersByTimeAsync(1000)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  expect(told).toEqual([true])
})

test('a session that stays open counts as unpaid, also through an outage, until it is paid', async () => {
  watch(open, open, down, unknown, paid)
  await vi.advanceTimersByTimeAsync(6000)
  expect(told).toEqual([false, false, false])
  await vi.advanceTimersByTimeAsync(2000)
  expect(told.at(-1)).toBe(true)
})

test('it is not asked for without end, nor once nobody looks', async () => {
  watch(open)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(query).toHaveBeenCalledTimes(150)
  query.mockClear()
  watch(open)
  await vi.advanceTimersByTimeAsync(1000)
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(query).toHaveBeenCalledOnce()
})
