import {expect, test} from 'vitest'
import {coalesce} from './coalesce.ts'

const settled = () => new Promise((done) => setTimeout(done, 5))

test('calls during a run share the next run', async () => {
  const ends: (() => void)[] = []
  const call = coalesce(() => new Promise<number>((done) => ends.push(() => done(ends.length))))
  const [first, ...others] = [call(), call(), call()]
  expect(ends).toHaveLength(1)
  ends[0]?.()
  expect(await first).toBe(1)
  await settled()
  expect(ends).toHaveLength(2)
  const later = call()
  ends[1]?.()
  expect(await Promise.all(others)).toEqual([2, 2])
  await settled()
  ends[2]?.()
  expect(await later).toBe(3)
})

test('a call after the end starts a new run', async () => {
  let runs = 0
  const call = coalesce(async () => (runs += 1))
  expect([await call(), await call()]).toEqual([1, 2])
})

test('a run fails for its own callers only', async () => {
  let runs = 0
  const call = coalesce(async () => {
    runs += 1
    await settled()
    if (runs === 1) throw new Error('first')
    return runs
  })
  const [first, second] = [call(), call()]
  await expect(first).rejects.toThrow('first')
  expect(await second).toBe(2)
  expect(await call()).toBe(3)
})
