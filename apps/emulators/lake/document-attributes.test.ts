import {expect, test} from 'vitest'
import {jsonSize} from './document-attributes.ts'

test('the size is close to the length of the JSON', () => {
  const value = {title: 'Šventė', tags: ['a', 'bc'], place: {lat: 51.48, open: true, note: null}}
  expect(jsonSize(value) / JSON.stringify(value).length).toBeGreaterThan(0.9)
  expect(jsonSize(value) / JSON.stringify(value).length).toBeLessThan(1.5)
})

test('the size counts each mention of a shared object, without visiting it again', () => {
  let value: object = {}
  for (let level = 0; level < 60; level += 1) value = [value, value]
  expect(jsonSize(value)).toBeGreaterThan(2 ** 60)
})
