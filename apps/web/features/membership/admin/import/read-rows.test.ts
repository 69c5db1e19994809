import {londonToday} from '@site/schemas/london-time/instant'
import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {yearsAfter} from './decide-rows.ts'
import {readYesNo} from './list-words.ts'
import {cellQuestionId} from './read-cells.ts'
import {readRows, type ReadingOptions} from './read-rows.ts'
import {recogniseColumns} from './recognise-columns.ts'

const until = yearsAfter(londonToday(), 1)

function read(row: Record<string, string>, options: Partial<ReadingOptions> = {}) {
  const {Vardas = 'Ona', Pavardė = 'Petraitė', ...cells} = row
  const lines = [
    ['Vardas', 'Pavardė', ...Object.keys(cells)],
    [Vardas, Pavardė, ...Object.values(cells)],
  ]
  const table = recogniseColumns(lines.map((each, index) => ({line: index + 1, cells: each})))
  return readRows(table, {orders: {}, known: new Set(), answers: {}, ...options})[0]
}

describe('what a list does not say', () => {
  test.each(['n/a', 'nėra', 'none', 'unknown', '?', '-', ''])('%j makes nobody honorary or dead', (text) => {
    expect(read({'Garbės narys': text, Mirė: text, Suma: '15'})).toMatchObject({
      isHonorary: null,
      isDeceased: null,
      pence: 1500,
      unread: [],
    })
  })

  test('makes nobody honorary, dead or paid up, and is asked about unless it says no', () => {
    fc.assert(
      fc.property(fc.string({unit: fc.constantFrom(...'aeiklmnoprstūžy ?!/-.12'), maxLength: 12}), (text) => {
        const columns = {'Garbės narys': 'honorary', Mirė: 'deceased', 'Ar sumokėta': 'paid'} as const
        for (const [heading, field] of Object.entries(columns)) {
          fc.pre(readYesNo(text, field) !== true && !/\d{2}/.test(text))
          const row = read({[heading]: text, Suma: '15'}, {paidUntil: until})
          expect(row).toMatchObject({firstName: 'Ona', lastName: 'Petraitė', faults: [], until: null})
          expect(row?.isHonorary ?? row?.isDeceased).not.toBe(true)
        }
      }),
    )
  })
})

test('the line of a total is nobody', () => {
  expect(read({Vardas: 'Iš', Pavardė: 'viso', Suma: '150'})?.faults).toMatchObject([{problem: 'noName'}])
  expect(read({Vardas: 'Total', Pavardė: '', Suma: '150'})?.faults).toMatchObject([{problem: 'noName'}])
  expect(read({Vardas: 'Visockis', Pavardė: 'Petras'})?.faults).toEqual([])
})

test('a keyword never outweighs a sum', () => {
  expect(read({'Payment type': 'Family membership', Amount: '25'})).toMatchObject({
    pence: 2500,
    method: null,
    unread: [{field: 'method', column: 'Payment type', text: 'Family membership'}],
  })
  expect(read({'Payment type': 'Family', Amount: '25'})).toMatchObject({pence: 2500, method: null})
  expect(read({'Payment type': 'Honorary', Amount: '25'})).toMatchObject({pence: 2500, isHonorary: true})
})

describe('a cell that cannot be read', () => {
  const cells = {Telefonas: '07700 900007; 029 2018 0007', Suma: '15.-', 'Kaip sumokėjo': 'internetu'}

  test('is asked about, and the person stays', () => {
    expect(read(cells)).toMatchObject({
      firstName: 'Ona',
      faults: [],
      pence: 1500,
      unread: [
        {column: 'Kaip sumokėjo', text: 'internetu'},
        {column: 'Telefonas', readings: ['+447700900007', '+442920180007']},
      ],
    })
  })

  test('is what was answered, or empty', () => {
    const answers = {
      [cellQuestionId({field: 'phone', text: cells.Telefonas})]: '+442920180007',
      [cellQuestionId({field: 'method', text: 'internetu'})]: '',
    }
    expect(read(cells, {answers})).toMatchObject({phone: '+442920180007', method: null, unread: []})
  })

  test('keeps the question when the answer cannot be read either', () => {
    const answers = {[cellQuestionId({field: 'phone', text: cells.Telefonas})]: 'later'}
    expect(read(cells, {answers})?.unread.map(({field}) => field)).toEqual(['method', 'phone'])
  })
})

describe('whether somebody has paid', () => {
  test.each([
    ['taip', {until, pence: 1500}],
    ['✓', {until, pence: 1500}],
    ['ne', {until: null, pence: null}],
    ['nesumokėjo', {until: null, pence: null}],
    ['', {until: null, pence: 1500}],
    ['n/a', {until: null, pence: 1500}],
    ['gal', {until: null, pence: 1500}],
  ])('%j', (text, expected) => {
    // A second row shows what the column is.
    const rows = [
      ['Vardas', 'Pavardė', 'Sumokėta', 'Suma'],
      ['Ona', 'Petraitė', text, '15'],
      ['Jonas', 'Jonaitis', 'taip', '15'],
      ['Rasa', 'Rasaitė', 'ne', '15'],
    ]
    const table = recogniseColumns(rows.map((cells, index) => ({line: index + 1, cells})))
    const options = {orders: {}, known: new Set<string>(), answers: {}, paidUntil: until}
    expect(readRows(table, options)[0]).toMatchObject(expected)
  })

  test('is no where the sum, the day or the method says so, and a year that is over stays', () => {
    expect(read({Suma: 'nemokėjo', 'Galioja iki': until})).toMatchObject({
      until: null,
      pence: null,
      unread: [],
    })
    expect(read({'Kaip mokėjo': 'unpaid', 'Galioja iki': '2025-12-31'})).toMatchObject({until: '2025-12-31'})
  })
})
