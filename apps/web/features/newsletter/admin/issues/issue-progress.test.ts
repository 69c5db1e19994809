import {expect, test} from 'vitest'
import {progressOf} from './issue-progress.ts'

test('whoever gets no email of their own is not counted as sent', () => {
  const counts = {recipients: 501, left: 417, shared: 0, noAddress: 84}
  expect(progressOf(counts)).toEqual({done: 0, total: 417})
  expect(progressOf({...counts, left: 100, shared: 17})).toEqual({done: 300, total: 400})
})
