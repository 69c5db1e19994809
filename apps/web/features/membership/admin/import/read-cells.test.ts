import {expect, test} from 'vitest'
import {cellReaders, readingsOf, readPence} from './read-cells.ts'

const options = {orders: {}, known: new Set<string>()}

test.each([
  ['phone', '07700 900007; 029 2018 0007', ['+447700900007', '+442920180007']],
  ['phone', '07700900143\n07700900144', ['+447700900143', '+447700900144']],
  ['phone', '07700 900152?', ['+447700900152']],
  ['email', 'ona@example.test ::: ona@example.com', ['ona@example.test', 'ona@example.com']],
  ['sum', '€15', ['15']],
  ['sum', '15 / 20', ['15', '20']],
  ['until', '2026/2027', ['2026', '2027']],
  ['honorary', 'No longer', ['yes', 'no']],
  ['language', 'lt/en', ['lt', 'en']],
] as const)('a %s of %j is asked, and may be %j', (field, text, readings) => {
  expect(cellReaders[field](text, options)).toBeUndefined()
  expect(readingsOf(field, text, options)).toEqual(readings)
})

test('a method that nobody knows may be any', () => {
  expect(readingsOf('method', 'internetu', options)).toHaveLength(6)
})

test.each([
  ['15.-', 1500],
  ['15,-', 1500],
  ['£15', 1500],
  ['15 GBP', 1500],
  ['€15', undefined],
  ['2026', undefined],
  ['15 p', undefined],
  ['£25 family', undefined],
  ['nemokėjo', undefined],
])('the sum %s is %s', (text, pence) => {
  expect(readPence(text)).toBe(pence)
})

test.each([
  ['email', 'mantas@example.com;', 'mantas@example.com'],
  ['email', 'El. p. saule@example.com', 'saule@example.com'],
  ['email', 'e-mail: gintare@example.com', 'gintare@example.com'],
  ['email', 'Ona <ona@example.com>', 'ona@example.com'],
  ['email', 'jurga@\u0435xample.com', undefined],
  ['phone', 'Mob. 07700 900154', '+447700900154'],
  ['phone', "'07700 900162", '+447700900162'],
  ['phone', 'Jonas 07700 900154', undefined],
  ['until', '31/12/1926', undefined],
  ['deceased', '2024-03-01', undefined],
  ['deceased', 'laišką grąžino', undefined],
] as const)('the %s %j is %s', (field, text, read) => {
  expect(cellReaders[field](text, options)).toBe(read)
})
