import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {askWorker, MOST_SECONDS} from './ask-worker.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What a page sees of a worker. */
class PlayedWorker extends EventTarget {
  asked: unknown[] = []
  isEnded = false
  postMessage(message: unknown) {
    this.asked.push(message)
  }
  terminate() {
    this.isEnded = true
  }
}

const ask = () => {
  const played = new PlayedWorker()
  return {played, answer: askWorker(played as unknown as Worker, 'file')}
}

test.each([
  ['an answer', new MessageEvent('message', {data: {ok: true}}), {ok: true}],
  ['an answer that cannot be read', new MessageEvent('messageerror'), 'failed'],
  ['a failure', new Event('error'), 'failed'],
])('%s ends the worker', async (_, event, expected) => {
  const {played, answer} = ask()
  expect(played).toMatchObject({asked: ['file'], isEnded: false})
  played.dispatchEvent(event)
  expect(await answer).toEqual(expected)
  expect(played.isEnded).toBe(true)
})

test('a worker that says nothing is ended after ten seconds', async () => {
  const {played, answer} = ask()
  await vi.advanceTimersByTimeAsync(MOST_SECONDS * 1000 - 1)
  expect(played.isEnded).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await answer).toBe('tooSlow')
  expect(played.isEnded).toBe(true)
})
