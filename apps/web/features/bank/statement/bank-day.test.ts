import {expect, test} from 'vitest'
import {bankDay} from './bank-day.ts'

test.for([
  '12/03/2026',
  '12-03-2026',
  '12.03.26',
  '12 03 2026',
  '2026-03-12',
  '2026/03/12',
  '20260312',
  '2026-03-12 10:45:01',
  '2026-03-12T10:45:01Z',
  '2026-03-12T10:45:01.123+01:00',
  '12/03/2026 10:45',
  '12 Mar 2026',
  '12 Mar 26',
  '12-Mar-2026',
  '12MAR26',
  '12th March 2026',
  'March 12, 2026',
  'Mar 12 2026',
  'Thu 12 Mar 2026',
  "'12/03/2026",
] as const)('„%s“ is 12 March 2026', (cell) => {
  expect(bankDay(cell, 'dmy')).toEqual({ok: true, on: '2026-03-12'})
})

test('the order tells what two numbers before a year are', () => {
  expect(bankDay('03/12/2026', 'mdy')).toEqual({ok: true, on: '2026-03-12'})
  expect(bankDay('26/03/12', 'ymd')).toEqual({ok: true, on: '2026-03-12'})
  expect(bankDay('2026-03-12', 'mdy')).toEqual({ok: true, on: '2026-03-12'})
})

test.for([
  ['31/02/2026', 'noSuchDay'],
  ['2026-13-01', 'noSuchDay'],
  ['29/02/2026', 'noSuchDay'],
  ['=TODAY()', 'formula'],
  ['', 'date'],
  ['15.00', 'date'],
  ['12 Foo 2026', 'date'],
  ['M482137', 'date'],
  ['45123456789', 'date'],
] as const)('„%s“ is no day: %s', ([cell, code]) => {
  expect(bankDay(cell, 'dmy')).toEqual({ok: false, code})
})
