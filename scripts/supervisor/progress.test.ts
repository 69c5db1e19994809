import {setTimeout as wait} from 'node:timers/promises'
import {expect, test} from 'vitest'
import {Progress} from './progress.ts'

function capture(isTTY: boolean) {
  let text = ''
  const progress = new Progress({isTTY, write: (more) => (text += more)})
  return {progress, text: () => text}
}

test('tells a short step once in a log', async () => {
  const {progress, text} = capture(false)
  expect(await progress.step('Building', () => Promise.resolve(7))).toBe(7)
  expect(text()).toMatch(/^✓ Building \([\d.]+ s\)\n$/)
})

test('tells in a log when a longer step begins', async () => {
  const {progress, text} = capture(false)
  await progress.step('Building', () => wait(700))
  expect(text()).toMatch(/^… Building\n✓ Building \([\d.]+ s\)\n$/)
})

test('rewrites one line on a terminal', async () => {
  const {progress, text} = capture(true)
  await progress.step('Building', () => wait(450))
  expect(text().split('\r').length).toBeGreaterThan(3)
  expect(text()).toMatch(/✓ Building \([\d.]+ s\)\n$/)
  expect(text().match(/\n/g)).toHaveLength(1)
})

test('marks a step that failed, and hands its error on', async () => {
  const {progress, text} = capture(false)
  await expect(progress.step('Building', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(text()).toMatch(/^✗ Building/)
})

test('is silent once it was stopped', async () => {
  const {progress, text} = capture(false)
  progress.stop()
  await progress.step('Building', () => Promise.resolve())
  progress.line('more')
  expect(text()).toBe('')
})
