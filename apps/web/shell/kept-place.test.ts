import {expect, test} from 'vitest'
import {parsePlace} from './kept-place.ts'

const place = {page: '/en/apie-mus', steps: [0, 2, 1], top: 96.5, scrollY: 1200}

test('a kept place is read back', () => {
  expect(parsePlace(JSON.stringify(place))).toEqual(place)
})

test.each([
  ['nothing', ''],
  ['what is not JSON', '{'],
  ['null', 'null'],
  ['a text', '"top"'],
  ['a place without steps', JSON.stringify({...place, steps: undefined})],
  ['steps that are no list', JSON.stringify({...place, steps: ''})],
  ['steps that are no positions', JSON.stringify({...place, steps: [0, 'last']})],
  ['a place without its distance from the top', JSON.stringify({...place, top: null})],
  ['a scroll position in words', JSON.stringify({...place, scrollY: '1200'})],
])('%s is no place', (_, kept) => {
  expect(parsePlace(kept)).toBeUndefined()
})
