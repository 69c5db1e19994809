import {expect, test} from 'vitest'
import {actions} from '../fields/actions.ts'
import {actionNames} from './action-names.ts'
import {actionTypes} from './actionTypes.ts'

test('the registry of names, the schema types and what the Studio offers agree', () => {
  expect(actionTypes.map(({name}) => name)).toEqual(actionNames)
  expect(actions.of.map(({type}) => type)).toEqual(actionNames)
})
