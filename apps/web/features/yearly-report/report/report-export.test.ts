import {expect, test} from 'vitest'
import {exampleAccounts, exampleMembers} from '../testing/report-examples.ts'
import {reportSheet, type ReportWords} from './report-export.ts'

const words: ReportWords = {
  column: (column) => column,
  part: (part) => part,
  kind: (kind) => kind,
  method: (method) => method,
  campaign: ({id}) => id,
  member: (figure) => figure,
  payout: ({id}, isRight) => `${id} ${isRight}`,
}

const pence = (...sums: number[]) => sums.map((sum) => ({pence: sum}))
const sums = pence(3000, 500, 85, 2415)

test('each sum and each number of members is a row', () => {
  expect(reportSheet({members: exampleMembers, accounts: exampleAccounts}, words).slice(0, 8)).toEqual([
    ['part', 'name', 'gross', 'goneBack', 'fee', 'net', 'number'],
    ['total', '', ...sums, null],
    ['kinds', 'donation', ...sums, null],
    ['months', '2026-06', ...sums, null],
    ['campaigns', 'other', ...sums, null],
    ['methods', 'stripe', ...sums, null],
    ['payouts', 'po_1 true', ...sums, null],
    ['members', 'atStart', null, null, null, null, 40],
  ])
})

test('a secretary exports the members', () => {
  const sheet = reportSheet({members: exampleMembers, accounts: null}, words)
  expect(sheet.slice(1).map(([part]) => part)).toEqual(Array(9).fill('members'))
})
