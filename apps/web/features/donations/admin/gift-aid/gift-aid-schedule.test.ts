import {expect, test} from 'vitest'
import {toCsv} from '#/features/admin-list/sheet.ts'
import {giftAidSchedule} from './gift-aid-schedule.ts'

const line = {
  title: 'Mrs',
  firstName: 'Rasa',
  lastName: 'Rasaitė',
  house: '12a',
  postcode: 'CF10 1AA',
  donatedOn: '2026-03-01',
  pence: 2000,
}

const rowOf = (changes: object) => giftAidSchedule([{...line, ...changes}])[1]

test('the schedule has the columns of HMRC', async () => {
  expect(await toCsv(giftAidSchedule([line, {...line, title: null, pence: 1250}]))).toBe(
    [
      'Item,Title,First name or initial,Last name,House name or number,Postcode,Aggregated donations,Sponsored event,Donation date,Amount',
      '1,Mrs,Rasa,Rasaite,12a,CF10 1AA,,,01/03/26,20.00',
      '2,,Rasa,Rasaite,12a,CF10 1AA,,,01/03/26,12.50',
      '',
    ].join('\r\n'),
  )
})

test.each([
  ['Rasaitė-Jonaitienė', 'Rasaite Jonaitiene'],
  ['O’Brien', "O'Brien"],
  ['Wałęsa', 'Walesa'],
  ['Großmann', 'Grossmann'],
  ['Đorđe', 'Dorde'],
  ['Sørensen', 'Sorensen'],
  ['Yılmaz', 'Yilmaz'],
  ['=HYPERLINK("http://evil.example")', 'HYPERLINK http evil example'],
  ['@SUM(1+1)', 'SUM 1 1'],
  ['Ž'.repeat(40), 'Z'.repeat(35)],
  ['Anna, Maria\t', 'Anna Maria'],
])('the last name %j is %j', (lastName, expected) => {
  expect(rowOf({lastName})?.[3]).toBe(expected)
})

test('an address abroad has the postcode X, and a forgotten one none', () => {
  expect(rowOf({postcode: null})?.[5]).toBe('X')
  expect(rowOf({postcode: null, lastName: null, firstName: null, house: null})?.[5]).toBe('')
})

test('no gift makes the heading alone', () => {
  expect(giftAidSchedule([])).toHaveLength(1)
})
