import {expect, test} from 'vitest'
import {exampleAccounts, exampleMembers, examplePayout} from '../testing/report-examples.ts'
import {addsUp, readReport, restOf} from './report.ts'

const days = {yearStart: '2026-01-01', yearEnd: '2026-12-31'}

test('a treasurer gets everything, a secretary the members', () => {
  expect(readReport({...days, members: exampleMembers, ...exampleAccounts})).toMatchObject({
    members: exampleMembers,
    accounts: exampleAccounts,
  })
  expect(readReport({...days, members: exampleMembers})).toEqual({members: exampleMembers, accounts: null})
})

test('half of the accounts is none', () => {
  const {money} = exampleAccounts
  expect(() => readReport({...days, members: exampleMembers, money})).toThrow('Invalid input')
})

test('a payout adds up once its contents are known', () => {
  expect(addsUp(examplePayout)).toBe(true)
  expect(addsUp({...examplePayout, amountPence: 2416})).toBe(false)
  expect(addsUp({...examplePayout, amountPence: 2416, isRead: false})).toBe(true)
})

test('what is no payment and no fee is the rest of a payout', () => {
  expect(restOf(examplePayout.contents)).toBe(0)
  expect(restOf({...examplePayout.contents, netPence: 3415})).toBe(1000)
})
