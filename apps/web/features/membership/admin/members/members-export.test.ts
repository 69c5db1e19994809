import {expect, test} from 'vitest'
import type {Member} from './member.ts'
import {exampleMember} from '../testing/member-examples.ts'
import {memberExportColumns, memberSheet, type MemberWords} from './members-export.ts'

const words: MemberWords = {
  column: (column) => column,
  status: (status) => `is ${status}`,
  method: (method) => `by ${method}`,
  language: (language) => language,
  yes: 'taip',
}

/** The first row below the heading, by column. */
function cellsOf(changes: Partial<Member>) {
  const [, cells = []] = memberSheet([exampleMember(changes)], words)
  return Object.fromEntries(memberExportColumns.map((column, index) => [column, cells[index]]))
}

test('a member has a row with times and the last fee as what they are', () => {
  expect(cellsOf({lastPaid: {at: '2026-07-01T11:00:00Z', pence: 1550}})).toMatchObject({
    firstName: 'Ona',
    status: 'is active',
    since: new Date('2025-03-01T12:00:00Z'),
    candidate: 'taip',
    method: 'by stripe',
    lastPaid: new Date('2026-07-01T11:00:00Z'),
    lastSum: {pence: 1550},
    transfer: null,
    deceased: null,
  })
})

test('an honorary member has no end, and an address has its lines', () => {
  const cells = cellsOf({isHonorary: true, postalAddress: '1 Castle Street\nCardiff'})
  expect(cells).toMatchObject({
    reference: 'M482137',
    postalAddress: '1 Castle Street\nCardiff',
    until: null,
    honorary: 'taip',
  })
  expect(cellsOf({})).toMatchObject({until: new Date('2027-03-01T00:00:00Z'), honorary: null})
})

test('of a household, each has the reference of who pays', () => {
  const payer = {id: 'jonas', reference: 'M100004'}
  const paidFor = cellsOf({household: {id: 'home', pays: false, payer}})
  expect(paidFor).toMatchObject({household: 'M100004', payer: null})
  expect(cellsOf({household: {id: 'home', pays: true, payer}})).toMatchObject({payer: 'taip'})
  expect(cellsOf({household: {id: 'home', pays: false, payer: null}})).toMatchObject({household: null})
  expect(cellsOf({})).toMatchObject({household: null, payer: null})
})

test('a transfer has its sum while it is awaited, but not once it lapsed', () => {
  const transfer = {id: 'a', pence: 1500, since: '2026-03-01T12:00:00Z', isLapsed: false}
  expect(cellsOf({transfer})).toMatchObject({transfer: {pence: 1500}})
  expect(cellsOf({transfer: {...transfer, isLapsed: true}})).toMatchObject({transfer: null})
})
