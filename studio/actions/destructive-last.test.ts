import {expect, test} from 'vitest'
import type {DocumentActionComponent} from 'sanity'
import {destructiveLast} from './destructive-last.ts'

test('what deletes stands last, beside what discards', () => {
  const names = ['publish', 'unpublish', 'duplicate', 'discardChanges', 'delete', 'schedule', 'shareDraft']
  const actions = names.map((action) =>
    Object.assign(() => null, {action: action as DocumentActionComponent['action']}),
  )
  expect(destructiveLast(actions).map(({action}) => action)).toEqual([
    'publish',
    'unpublish',
    'duplicate',
    'schedule',
    'shareDraft',
    'discardChanges',
    'delete',
  ])
})
