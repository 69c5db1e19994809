import {expect, test} from 'vitest'
import type {Payment} from './payment.ts'
import {examplePayment} from './payment-examples.ts'
import {paymentCsvColumns, paymentRows, type PaymentWords} from './payments-csv.ts'

const words: PaymentWords = {
  column: (column) => column,
  purpose: (purpose) => purpose,
  method: (method) => method,
  status: (status) => `is ${status}`,
  attention: (attention) => `needs ${attention}`,
  campaign: (campaign) => campaign?.lt ?? '',
}

/** The first row below the heading, by column. */
function cellsOf(changes: Partial<Payment>) {
  const [, cells = []] = paymentRows([examplePayment(changes)], words)
  return Object.fromEntries(paymentCsvColumns.map((column, index) => [column, cells[index]]))
}

test('sums are numbers of pounds, and what is kept is what came without what went back', () => {
  const received = {pence: 1999, currency: 'GBP', at: '2026-07-01T11:00:00Z'}
  expect(cellsOf({received, refundedPence: 500, lostPence: 99, attention: 'partial_refund'})).toMatchObject({
    asked: 15,
    received: 19.99,
    refunded: 5,
    lost: 0.99,
    kept: 14,
    paid: '2026-07-01 12:00',
    status: 'is paid',
    attention: 'needs partial_refund',
  })
})

test('what is not known is empty', () => {
  const unknown = {received: null, covers: null, payerName: null, payerEmail: null, status: 'open'} as const
  expect(cellsOf(unknown)).toMatchObject({
    paid: '',
    received: '',
    kept: 0,
    payer: '',
    from: '',
    attention: '',
  })
})
