import {expect, test} from 'vitest'
import {createRepeatableCall} from './repeatable-call.ts'
import {failure, success, type Result} from '#/supabase/query.ts'

/** A server that records the keys it is sent, and answers with the given results in turn, the last one repeated. */
function serverOf(...results: Result<string>[]) {
  const keys: string[] = []
  const send = async (key: string) => {
    keys.push(key)
    return results[Math.min(keys.length, results.length) - 1] ?? success('')
  }
  return {keys, send}
}

test('what failed is repeated with its key, and other content has another', async () => {
  const {keys, send} = serverOf(failure('unavailable'))
  const {call, isRetry} = createRepeatableCall<Result<string>>()
  for (const subject of ['Kalėdos', 'Velykos', 'Kalėdos']) await call({subject}, send)
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/)
  expect(keys[2]).toBe(keys[0])
  expect(keys[1]).not.toBe(keys[0])
  expect(isRetry({subject: 'Velykos'})).toBe(true)
  expect(isRetry({subject: 'Joninės'})).toBe(false)
})

test('what was accepted, or whose key was refused, is another one the next time', async () => {
  const conflict = {...failure('failed' as const), code: 'idempotency_conflict'}
  const {keys, send} = serverOf(success('a'), conflict, success('b'))
  const {call} = createRepeatableCall<Result<string>>()
  for (const content of [1, 1, 1]) await call(content, send)
  expect(new Set(keys).size).toBe(3)
})

test('two calls at once are one', async () => {
  const {keys, send} = serverOf(success('a'))
  const {call} = createRepeatableCall<Result<string>>()
  expect(await Promise.all([call(1, send), call(1, send)])).toEqual([success('a'), success('a')])
  expect(keys).toHaveLength(1)
})

test('a retry sends what was sent first', async () => {
  const {call} = createRepeatableCall<Result<string>>()
  const first = serverOf(failure('unavailable'), success('a'))
  const second = serverOf(success('b'))
  await call(1, first.send)
  expect(await call(1, second.send)).toEqual(success('a'))
  expect(second.keys).toEqual([])
})
