import {expect, test} from 'vitest'
import {createRequestPace} from './request-pace.ts'

const at = 1_000_000

test.each([
  ['nothing', null, 0],
  ['that requests are left', {'ratelimit-remaining': '3', 'ratelimit-reset': '1'}, 0],
  ['that no request is left', {'ratelimit-remaining': '0', 'ratelimit-reset': '1'}, 1000],
  ['when to try again', {'retry-after': '2'}, 2000],
  ['something else', {'retry-after': 'soon', 'ratelimit-remaining': '0'}, 0],
])('a response that says %s', (_, headers, waitMs) => {
  const pace = createRequestPace(() => at)
  pace.note(headers as Record<string, string> | null)
  expect(pace.waitMs()).toBe(waitMs)
})

test('a later response does not shorten the wait', async () => {
  let now = at
  const pace = createRequestPace(() => now)
  pace.note({'retry-after': '5'})
  pace.note({'retry-after': '1'})
  expect(pace.waitMs()).toBe(5000)
  now += 5000
  await pace.wait(AbortSignal.timeout(60_000))
  expect(pace.waitMs()).toBe(0)
})

test('a wait ends when its request is aborted', async () => {
  const pace = createRequestPace()
  pace.note({'retry-after': '3600'})
  const abort = new AbortController()
  const waiting = pace.wait(abort.signal)
  abort.abort()
  await expect(waiting).resolves.toBeUndefined()
})
