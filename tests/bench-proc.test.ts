import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {createServer, type AddressInfo} from 'node:net'
import {expect, test} from 'vitest'
import {listeners, memoryOf, memoryOfTree, parents, processorTimeOf} from './bench/proc.ts'

test('finds the process that listens on a port, and its parent', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    expect(listeners().get((server.address() as AddressInfo).port)).toBe(process.pid)
    expect(parents().get(process.pid)).toBe(process.ppid)
  } finally {
    server.close()
  }
})

test('reads the processor time of a process', () => {
  const {user, system} = process.cpuUsage()
  const before = (user + system) / 1000
  expect(processorTimeOf(process.pid)).toBeGreaterThan(before * 0.8 - 50)
  expect(processorTimeOf(process.pid)).toBeLessThan(before + 60_000)
})

test('reads the memory of a process', () => {
  const held = () => process.memoryUsage.rss() / 2 ** 20
  const before = held()
  const {rss, pss} = memoryOf(process.pid)
  const after = held()
  expect(rss).toBeGreaterThan(Math.min(before, after) * 0.8)
  expect(rss).toBeLessThan(Math.max(before, after) * 1.2)
  expect(pss).toBeGreaterThan(0)
  expect(pss).toBeLessThanOrEqual(rss)
})

test('adds the memory of what a process has started', async () => {
  const child = spawn('sleep', ['30'])
  try {
    await once(child, 'spawn')
    expect(memoryOfTree(process.pid)).toBeGreaterThan(memoryOf(process.pid).pss * 0.5)
    const pid = child.pid ?? 0
    // Until it has loaded, it grows from one reading to the next.
    await expect.poll(() => memoryOfTree(pid) - memoryOf(pid).pss).toBe(0)
    expect(memoryOf(pid).pss).toBeGreaterThan(0)
  } finally {
    child.kill()
  }
})

test('a process that has ended has neither', () => {
  const neverUsed = 2 ** 22 + 1
  expect(processorTimeOf(neverUsed)).toBe(0)
  expect(memoryOf(neverUsed)).toEqual({rss: 0, pss: 0})
})
