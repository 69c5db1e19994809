import {expect, test} from 'vitest'
import {proposeEventKey} from './event-key-input.tsx'

test.for([
  ['Lietuviškos Kalėdos', '2025-12-13T17:00:00Z', 'lietuviskos-kaledos-2025'],
  ['Joninės 2025', '2025-06-21T12:00:00Z', 'jonines-2025'],
  ['Šventosios Mišios', undefined, 'sventosios-misios'],
  [undefined, '2025-12-13T17:00:00Z', ''],
])('„%s“ that starts %s gets the key "%s"', ([title, start, key]) => {
  expect(proposeEventKey(title, start)).toBe(key)
})
