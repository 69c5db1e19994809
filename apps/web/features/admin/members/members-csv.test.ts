import {expect, test} from 'vitest'
import type {Member} from './member.ts'
import {exampleMember} from './member-examples.ts'
import {memberCsvColumns, memberRows, type MemberWords} from './members-csv.ts'

const words: MemberWords = {
  column: (column) => column,
  status: (status) => `is ${status}`,
  method: (method) => `by ${method}`,
  language: (language) => language,
  yes: 'taip',
}

/** The first row below the heading, by column. */
function cellsOf(changes: Partial<Member>) {
  const [, cells = []] = memberRows([exampleMember(changes)], words)
  return Object.fromEntries(memberCsvColumns.map((column, index) => [column, cells[index]]))
}

test('a member has a row with times in London and the last fee in pounds', () => {
  expect(cellsOf({lastPaid: {at: '2026-07-01T11:00:00Z', pence: 1550}})).toMatchObject({
    firstName: 'Ona',
    status: 'is active',
    since: '2025-03-01 12:00',
    candidate: 'taip',
    method: 'by stripe',
    lastPaid: '2026-07-01 12:00',
    lastSum: 15.5,
    transfer: '',
    deceased: '',
  })
})

test('a transfer has its sum while it is awaited, but not once it lapsed', () => {
  const transfer = {id: 'a', pence: 1500, since: '2026-03-01T12:00:00Z', isLapsed: false}
  expect(cellsOf({transfer})).toMatchObject({transfer: 15})
  expect(cellsOf({transfer: {...transfer, isLapsed: true}})).toMatchObject({transfer: ''})
})
