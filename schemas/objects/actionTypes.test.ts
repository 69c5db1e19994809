import {expect, test} from 'vitest'
import {actions} from '../fields/page-fields.ts'
import {actionNames, actionTypes} from './actionTypes.ts'

test('action names, schema types and Studio options agree', () => {
  expect(actionTypes.map(({name}) => name)).toEqual(actionNames)
  expect(actions.of.map(({type}) => type)).toEqual(actionNames)
})
