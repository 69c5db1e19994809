import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {poll} from './poll.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A request with the given results, the last one repeated, that records the seconds at which it is sent. */
function requestWith(...results: boolean[]) {
  const sentAt: number[] = []
  const start = Date.now()
  const request = async () => {
    sentAt.push((Date.now() - start) / 1000)
    return results[Math.min(sentAt.length, results.length) - 1] ?? true
  }
  return {request, sentAt}
}

test('sends nothing before it is resumed, and once without an interval', async () => {
  const {request, sentAt} = requestWith(true)
  const polling = poll({request})
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sentAt).toEqual([])
  polling.resume()
  polling.resume()
  await vi.advanceTimersByTimeAsync(60_000)
  polling.pause()
  polling.resume()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sentAt).toEqual([60])
})

test('backs off after each failure, up to a minute, and resets after a success', async () => {
  const {request, sentAt} = requestWith(false, false, false, false, false, false, false, true, false)
  poll({request, everyMs: 10_000}).resume()
  await vi.advanceTimersByTimeAsync(200_000)
  expect(sentAt).toEqual([0, 2, 6, 14, 30, 62, 122, 182, 192, 194, 198])
})

test('sends at once after a pause during which a request was due', async () => {
  const {request, sentAt} = requestWith(true)
  const polling = poll({request, everyMs: 10_000})
  polling.resume()
  await vi.advanceTimersByTimeAsync(15_000)
  polling.pause()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(sentAt).toEqual([0, 10])
  polling.resume()
  await vi.advanceTimersByTimeAsync(0)
  expect(sentAt).toEqual([0, 10, 115])
  polling.stop()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(sentAt).toHaveLength(3)
})

test('never overlaps requests, but sends another if refreshed meanwhile', async () => {
  let finish: (succeeded: boolean) => void = () => undefined
  const request = vi.fn<() => Promise<boolean>>(() => new Promise((resolve) => (finish = resolve)))
  const polling = poll({request})
  polling.resume()
  polling.refresh()
  polling.refresh()
  expect(request).toHaveBeenCalledTimes(1)
  finish(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(request).toHaveBeenCalledTimes(2)
})
