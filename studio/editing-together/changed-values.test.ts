import {expect, test} from 'vitest'
import {changedValues, isSame, valueAt, withValueAt} from './changed-values.ts'

const block = (_key: string, text: string) => ({_key, _type: 'block', children: [{_key: 's', text}]})

test.for<[string, object, object, ReturnType<typeof changedValues>]>([
  ['nothing', {_rev: '1', title: {lt: 'a'}}, {_rev: '2', title: {lt: 'a'}}, []],
  [
    'a field of an object',
    {title: {lt: 'a', en: 'x'}},
    {title: {lt: 'ab', en: 'x'}},
    [{path: ['title', 'lt'], before: 'a', after: 'ab'}],
  ],
  ['a new field', {}, {title: {lt: 'a'}}, [{path: ['title'], before: undefined, after: {lt: 'a'}}]],
  ['a deleted field', {place: 'Cardiff'}, {}, [{path: ['place'], before: 'Cardiff', after: undefined}]],
  [
    'the text of a paragraph',
    {body: [block('1', 'a'), block('2', 'b')]},
    {body: [block('1', 'a'), block('2', 'bc')]},
    [{path: ['body', {_key: '2'}, 'children', {_key: 's'}, 'text'], before: 'b', after: 'bc'}],
  ],
  [
    'a list in another order',
    {body: [block('1', 'a'), block('2', 'b')]},
    {body: [block('2', 'b'), block('1', 'a')]},
    [{path: ['body'], before: [block('1', 'a'), block('2', 'b')], after: [block('2', 'b'), block('1', 'a')]}],
  ],
  ['a list of words that is the same', {tags: ['a', 'b']}, {tags: ['a', 'b']}, []],
  [
    'a list of words',
    {tags: ['a', 'b']},
    {tags: ['a', 'c']},
    [{path: ['tags'], before: ['a', 'b'], after: ['a', 'c']}],
  ],
])('%s is found', ([, before, after, changes]) => {
  expect(changedValues(before, after)).toEqual(changes)
  for (const {path, ...change} of changes) {
    expect(valueAt(before, path)).toEqual(change.before)
    expect(valueAt(after, path)).toEqual(change.after)
  }
  const edited = changes.reduce<unknown>((value, {path, after: set}) => withValueAt(value, path, set), before)
  expect(changedValues(edited, after)).toEqual([])
})

test('values are the same whatever the order of their fields', () => {
  expect(isSame({lt: 'a', en: ['b']}, {en: ['b'], lt: 'a'})).toBe(true)
  expect(isSame({_key: 'a'}, {_key: 'b'})).toBe(false)
  expect(isSame(undefined, '')).toBe(false)
})
