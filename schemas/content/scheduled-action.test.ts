import {expect, test} from 'vitest'
import {scheduledAction, scheduledActionId} from './scheduled-action.ts'

test('the id is hidden from everybody without a token, and differs for each action', () => {
  const ids = [scheduledActionId('publish', 'kaledos'), scheduledActionId('unpublish', 'kaledos')]
  expect(new Set(ids).size).toBe(2)
  expect(ids.every((id) => id.includes('.') && !/^(drafts|versions)\./.test(id))).toBe(true)
})

const complete = {
  _id: 'scheduled.publish.a',
  _rev: '1',
  action: 'publish',
  documentId: 'a',
  documentType: 'event',
}

test.each([
  [{at: '2026-03-29T01:00:00Z'}, true],
  [{at: '2026-03-29T02:00:00+01:00', checked: {digest: '1', problems: null}, failure: null}, true],
  [{at: '2026-03-29'}, false],
  [{at: '2026-03-29T01:00:00Z', action: 'delete'}, false],
  [{at: '2026-03-29T01:00:00Z', failure: 'other'}, false],
])('%j is understood: %s', (fields, expected) => {
  expect(scheduledAction.safeParse({...complete, ...fields}).success).toBe(expected)
})
