import {londonToday} from '@site/schemas/london-time/instant'
import {expect, test} from 'vitest'
import {isPastDay, toTyped, typedMovement, typedPence} from './typed-movement.ts'

test.each([
  ['15', 1500],
  ['£15', 1500],
  [' 12,50 ', 1250],
  ['12.5', 1250],
  ['0.01', 1],
  ['1 250,99', 125_099],
  ['36\u00a0000', 3_600_000],
  ['1,250.50', 125_050],
  ['1.250,50', 125_050],
  ['100000', 10_000_000],
  ['12,', 1200],
])('%j is %i pence', (typed, pence) => {
  expect(typedPence(typed)).toBe(pence)
})

test.each(['', '0', '0,00', '-5', '1e3', '1.005', '12,,', 'abc', 'NaN', '100000.01', '1.250', '12 50'])(
  '%j is no sum',
  (typed) => {
    expect(typedPence(typed)).toBeNull()
  },
)

test('pence are shown as somebody would type them, and read back as the same', () => {
  expect([1500, 1250, 1, 125_099].map(toTyped)).toEqual(['15', '12.50', '0.01', '1250.99'])
  for (const pence of [1, 99, 100, 1005, 9_999_999]) expect(typedPence(toTyped(pence))).toBe(pence)
})

test('money comes on a day that is past, within two years', () => {
  const today = '2026-03-01'
  expect(isPastDay('2026-03-01', today)).toBe(true)
  expect(isPastDay('2024-03-01', today)).toBe(true)
  expect(isPastDay('2024-02-29', today)).toBe(false)
  expect(isPastDay('2026-03-02', today)).toBe(false)
  expect(isPastDay('', today)).toBe(false)
})

test('a movement is read from what was typed, or says which field is at fault', () => {
  const on = londonToday()
  const faultsIn = (pence: string, day = on) =>
    typedMovement(1000)
      .safeParse({pence, on: day})
      .error?.issues.map(({path, message}) => [...path, message])
  expect(typedMovement(1000).parse({pence: '£10', on})).toEqual({pence: 1000, on})
  expect(faultsIn(' ')).toEqual([['pence', 'sumFault']])
  expect(faultsIn('ten', '')).toEqual([
    ['pence', 'sumUnclear'],
    ['on', 'dayFault'],
  ])
  expect(faultsIn('10.01')).toEqual([['pence', 'sumTooMuch']])
})

test('nothing goes back before it came', () => {
  const on = londonToday()
  const faultOf = (earliest: string) =>
    typedMovement(1000, earliest)
      .safeParse({pence: '10', on})
      .error?.issues.map(({message}) => message)
  expect(faultOf(on)).toBeUndefined()
  expect(faultOf('9999-12-31')).toEqual(['dayTooEarly'])
})
