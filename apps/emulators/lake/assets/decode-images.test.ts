import {expect, test} from 'vitest'
import {decodingImage} from './decode-images.ts'

test('runs two tasks at a time, in order, whether they succeed or fail', async () => {
  const started: number[] = []
  let running = 0
  let most = 0
  const tasks = Array.from({length: 8}, (_, n) =>
    decodingImage(async () => {
      started.push(n)
      running += 1
      most = Math.max(most, running)
      await new Promise(setImmediate)
      running -= 1
      if (n % 3 === 0) throw new Error('broken')
      return n
    }).catch(() => 'failed'),
  )
  expect(await Promise.all(tasks)).toEqual(['failed', 1, 2, 'failed', 4, 5, 'failed', 7])
  expect(started).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(2)
})
