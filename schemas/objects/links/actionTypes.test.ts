import {expect, test} from 'vitest'
import {actionNames, actions, actionTypes} from './actionTypes.ts'

test('action names, schema types and Studio options agree', () => {
  expect(actionTypes.map(({name}) => name)).toEqual(actionNames)
  expect(actions.of.map(({type}) => type)).toEqual(actionNames)
})
