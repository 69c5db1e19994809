import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {Progress} from './progress.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function capture(isTTY: boolean) {
  let text = ''
  const progress = new Progress({isTTY, write: (more) => (text += more)})
  return {progress, text: () => text}
}

/** Runs a step that takes so long, and the clock until it is over. */
async function stepOf(progress: Progress, ms: number) {
  const step = progress.step('Building', () => new Promise<void>((resolve) => setTimeout(resolve, ms)))
  await vi.advanceTimersByTimeAsync(ms)
  await step
}

test('a log has one line for a short step', async () => {
  const {progress, text} = capture(false)
  expect(await progress.step('Building', () => Promise.resolve(7))).toBe(7)
  expect(text()).toBe('✓ Building (0.0 s)\n')
})

test('a log says when a longer step begins', async () => {
  const {progress, text} = capture(false)
  await stepOf(progress, 700)
  expect(text()).toBe('… Building\n✓ Building (0.7 s)\n')
})

test('a log repeats every ten seconds that a step is still going on', async () => {
  const {progress, text} = capture(false)
  await stepOf(progress, 21_000)
  expect(text()).toBe(
    '… Building\n  still building (10.5 s)\n  still building (20.5 s)\n✓ Building (21.0 s)\n',
  )
})

test('a terminal has one line that is rewritten', async () => {
  const {progress, text} = capture(true)
  await stepOf(progress, 450)
  expect(text().split('\r\u001B[K').slice(1)).toEqual([
    '… Building (0.0 s)',
    '… Building (0.2 s)',
    '… Building (0.4 s)',
    '✓ Building (0.5 s)\n',
  ])
})

test('a terminal keeps a line that is shown during a step, and the step below it', async () => {
  const {progress, text} = capture(true)
  const step = stepOf(progress, 250)
  progress.line('Site ended')
  await step
  expect(text().split('\r\u001B[K').slice(1)).toEqual([
    'Site ended\n',
    '… Building (0.0 s)',
    '… Building (0.2 s)',
    '✓ Building (0.3 s)\n',
  ])
})

test('a terminal shows one of the steps that go on together, and the result of each', async () => {
  const {progress, text} = capture(true)
  const longer = stepOf(progress, 450)
  const shorter = progress.step('Loading', () => new Promise((resolve) => setTimeout(resolve, 250)))
  await Promise.all([longer, shorter])
  expect(text().split('\r\u001B[K').slice(1)).toEqual([
    '… Building (0.0 s)',
    '… Building (0.2 s)',
    '✓ Loading (0.3 s)\n',
    '… Building (0.4 s)',
    '✓ Building (0.5 s)\n',
  ])
})

test('a failed step is marked, and its error is passed on', async () => {
  const {progress, text} = capture(false)
  await expect(progress.step('Building', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(text()).toMatch(/^✗ Building/)
})

test('nothing is shown after stop', async () => {
  const {progress, text} = capture(false)
  progress.stop()
  await stepOf(progress, 700)
  progress.line('more')
  expect(text()).toBe('')
})
