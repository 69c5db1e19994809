import {expect, test} from 'vitest'
import {currentButtons, hasEndingButton, isOver} from './button-ends.ts'

const end = '2025-12-13T17:00:00.000Z'
const item = {
  title: 'Bilietai',
  actions: [
    {_key: 'a', shownUntil: end},
    {_key: 'b', shownUntil: null},
    {_key: 'c', shownUntil: 'vakare'},
  ],
}
const keysAt = (time: string) => currentButtons(item, new Date(time)).actions.map(({_key}) => _key)

test('a button is shown until its end, the others for ever', () => {
  expect(keysAt('2025-12-13T16:59:59Z')).toEqual(['a', 'b', 'c'])
  expect(keysAt(end)).toEqual(['a', 'b', 'c'])
  expect(keysAt('2025-12-13T17:00:01Z')).toEqual(['b', 'c'])
})

test('only an item with an end that is a date depends on the clock', () => {
  expect(hasEndingButton(item)).toBe(true)
  expect(hasEndingButton({actions: item.actions.slice(1)})).toBe(false)
  expect(hasEndingButton({actions: null})).toBe(false)
})

test.each([
  ['the last of its buttons has ended', ['2025-12-13T16:00:00Z', end], true],
  ['a button stays', [end, null], false],
  ['an end is not a date', ['vakare'], false],
  ['it has no buttons', [], false],
])('whether an item is over: %s', (_, ends, expected) => {
  const actions = ends.map((shownUntil) => ({shownUntil}))
  expect(isOver({actions}, new Date('2025-12-13T17:00:01Z'))).toBe(expected)
  expect(isOver({actions}, new Date(end))).toBe(false)
})

test('an item without ends is returned as it is', () => {
  const plain = {actions: null}
  expect(currentButtons(plain, new Date(end))).toBe(plain)
})
