import {afterEach, beforeEach, expect, it, vi} from 'vitest'
import {keepAsking} from './keep-asking.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Answers as told, the last of them for ever, and counts. */
function question(...answers: boolean[]) {
  const asked: number[] = []
  const start = Date.now()
  const ask = async () => {
    asked.push((Date.now() - start) / 1000)
    return answers[Math.min(asked.length, answers.length) - 1] ?? true
  }
  return {ask, asked}
}

it('asks nothing before it begins, and once when one answer is enough', async () => {
  const {ask, asked} = question(true)
  const asking = keepAsking({ask})
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([])
  asking.resume()
  asking.resume()
  await vi.advanceTimersByTimeAsync(60_000)
  asking.pause()
  asking.resume()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toEqual([60])
})

it('waits longer after each failure, a minute at most, and begins anew after an answer', async () => {
  const {ask, asked} = question(false, false, false, false, false, false, false, true, false)
  keepAsking({ask, everyMs: 10_000}).resume()
  await vi.advanceTimersByTimeAsync(200_000)
  expect(asked).toEqual([0, 2, 6, 14, 30, 62, 122, 182, 192, 194, 198])
})

it('asks at once after a pause in which an answer was due', async () => {
  const {ask, asked} = question(true)
  const asking = keepAsking({ask, everyMs: 10_000})
  asking.resume()
  await vi.advanceTimersByTimeAsync(15_000)
  asking.pause()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(asked).toEqual([0, 10])
  asking.resume()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toEqual([0, 10, 115])
  asking.stop()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(asked).toHaveLength(3)
})

it('never asks twice at a time, but again when told so meanwhile', async () => {
  let finish: (answered: boolean) => void = () => undefined
  const ask = vi.fn<() => Promise<boolean>>(() => new Promise((resolve) => (finish = resolve)))
  const asking = keepAsking({ask})
  asking.resume()
  asking.askNow()
  asking.askNow()
  expect(ask).toHaveBeenCalledTimes(1)
  finish(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(ask).toHaveBeenCalledTimes(2)
})
