import {expect, test} from 'vitest'
import type {Payment} from '../payment.ts'
import {examplePayment} from '../testing/payment-examples.ts'
import {paymentExportColumns, paymentSheet, type PaymentWords} from './payments-export.ts'

const words: PaymentWords = {
  column: (column) => column,
  purpose: (purpose) => purpose,
  method: (method) => method,
  status: (status) => `is ${status}`,
  attention: (attention) => `needs ${attention}`,
  campaign: (campaign) => campaign?.lt ?? '',
  beforeAccounts: 'in no report',
}

/** The first row below the heading, by column. */
function cellsOf(changes: Partial<Payment>) {
  const [, cells = []] = paymentSheet([examplePayment(changes)], words)
  return Object.fromEntries(paymentExportColumns.map((column, index) => [column, cells[index]]))
}

test('sums are sums, and what is kept is what came without what went back', () => {
  const received = {pence: 1999, currency: 'GBP', at: '2026-07-01T11:00:00Z'}
  expect(cellsOf({received, refundedPence: 500, lostPence: 99, attention: 'partial_refund'})).toMatchObject({
    asked: {pence: 1500},
    received: {pence: 1999},
    refunded: {pence: 500},
    lost: {pence: 99},
    kept: {pence: 1400},
    paid: new Date('2026-07-01T11:00:00Z'),
    status: 'is paid',
    attention: 'needs partial_refund',
  })
})

test('what is not known is empty', () => {
  const unknown = {received: null, covers: null, payerName: null, payerEmail: null, status: 'open'} as const
  expect(cellsOf(unknown)).toMatchObject({
    paid: null,
    received: null,
    kept: {pence: 0},
    payer: null,
    accounts: null,
    from: null,
    attention: null,
  })
})

test('a fee from before the accounts is marked, so that nobody adds it up', () => {
  expect(cellsOf({isBeforeAccounts: true})).toMatchObject({accounts: 'in no report'})
})
