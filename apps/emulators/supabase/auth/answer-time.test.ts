import {expect, test, vi} from 'vitest'
import {createAnswerTime} from './answer-time.ts'

test('an answer without an email takes as long as one of the last emails', async () => {
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const {measure, pretend} = createAnswerTime()
  const wait = vi.fn<(ms?: number) => Promise<void>>(async () => undefined)
  await pretend(wait)
  expect(wait).not.toHaveBeenCalled()
  for (const ms of [5000, ...Array.from({length: 20}, () => 30)])
    await measure(async () => {
      now += ms
    })
  await pretend(wait)
  expect(wait.mock.calls).toEqual([[30]])
})
