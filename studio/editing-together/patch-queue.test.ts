import {expect, test} from 'vitest'
import {PatchQueue} from './patch-queue.ts'

test('what the form refuses is handed over later, in its order, and once', () => {
  const queue = new PatchQueue<string>()
  const taken: string[] = []
  let isOpen = true
  const take = (patches: string) => {
    if (!isOpen) throw new Error('Attempted to patch a read-only document')
    taken.push(patches)
  }
  const type = (patches: string) => {
    queue.add(patches)
    queue.handOver(take)
  }
  type('a')
  isOpen = false
  type('b')
  type('c')
  expect([taken, queue.isEmpty()]).toEqual([['a'], false])
  isOpen = true
  queue.handOver(take)
  type('d')
  expect([taken, queue.isEmpty()]).toEqual([['a', 'b', 'c', 'd'], true])
})
