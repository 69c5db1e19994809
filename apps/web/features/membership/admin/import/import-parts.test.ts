import {array, assert, integer, property, record, string} from 'fast-check'
import {expect, test} from 'vitest'
import {partsOf} from './import-parts.ts'

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).byteLength

test('parts have every row once, in its order, and fit into a request', () => {
  const row = record({line: integer(), name: string({unit: 'binary', maxLength: 30})})
  assert(
    property(array(row, {maxLength: 30}), integer({min: 400, max: 2000}), (rows, maxBytes) => {
      const parts = partsOf(rows, maxBytes)
      expect(parts.flat()).toEqual(rows)
      expect(parts.filter((part) => part.length === 0 || bytesOf(part) > maxBytes + 1)).toEqual([])
    }),
  )
})

test('a usual list is one part, and the longest a few', () => {
  const rows = (length: number, name: string) => Array.from({length}, (_, line) => ({line, name}))
  expect(partsOf(rows(3000, 'a'.repeat(200)))).toHaveLength(1)
  expect(partsOf(rows(5000, 'ė'.repeat(400))).length).toBeGreaterThan(3)
})
