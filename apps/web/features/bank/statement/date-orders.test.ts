import {expect, test} from 'vitest'
import {openedCsv} from './testing/opened-csv.ts'

const ordersOf = async (days: readonly string[], balances?: readonly string[]) => {
  const rows = days.map((day, place) => `${day},KAZLAUSKAS J M482137,1.00,${balances?.[place] ?? ''}`)
  return (await openedCsv(['Date,Description,Amount,Balance', ...rows].join('\n'))).dateOrders
}

test.for([
  [['12/03/2026', '13/03/2026'], ['dmy']],
  [['03/12/2026', '03/13/2026'], ['mdy']],
  [['2026-03-12'], ['ymd']],
  [['12 Mar 2026'], ['dmy']],
  [['05/05/2026'], ['dmy']],
  [
    ['03/04/2026', '05/04/2026'],
    ['dmy', 'mdy'],
  ],
  [['01/03/2026', '03/03/2026', '08/03/2026', '02/04/2026', '09/04/2026'], ['dmy']],
  [['03/01/2026', '03/03/2026', '03/08/2026', '04/02/2026', '04/09/2026'], ['mdy']],
  // The year first: other readings are of 2012 and 2013, or in years to come.
  [['25/10/12', '25/10/13'], ['ymd']],
  [['25/11/02', '25/11/05', '25/12/01'], ['ymd']],
  // The day first: the other reading is a day in each of two years.
  [['24/10/25', '25/10/25'], ['dmy']],
  [['25/10/26'], ['dmy', 'ymd']],
  // 4 December has not been yet.
  [['04/12/2026'], ['mdy']],
  // One slip tells nothing about the others.
  [['31/02/2026', '13/03/2026', '02/04/2026'], ['dmy']],
] as const)('%j are in the orders %j', async ([days, orders]) => {
  expect(await ordersOf(days)).toEqual(orders)
})

test('balances tell which way the days go', async () => {
  const days = ['05/04/2026', '04/05/2026', '06/06/2026']
  expect(await ordersOf(days)).toEqual(['dmy', 'mdy'])
  expect(await ordersOf(days, ['1.00', '2.00', '3.00'])).toEqual(['dmy'])
  expect(await ordersOf(days.toReversed(), ['3.00', '2.00', '1.00'])).toEqual(['dmy'])
})

test('headings of a bank say nothing of the order', async () => {
  const text = 'Date,Details,Transaction Type,In,Out,Balance\n03/04/2026,A,Inward,15.00,0.00,515.00\n'
  expect(await openedCsv(text)).toMatchObject({dateOrders: ['dmy', 'mdy']})
})
