import {expect, test} from 'vitest'
import {decisionsOf, isAwaited, mayRefund, mayUndo, remainingPence, type Payment} from './payment.ts'
import {examplePayment} from './testing/payment-examples.ts'

const transfer = (changes: Partial<Payment> = {}) => examplePayment({method: 'bank_transfer', ...changes})

test('what is held is decided as its reason allows', () => {
  const decisions = (attention: Payment['attention']) => decisionsOf(examplePayment({attention}))
  expect(decisions('second_fee')).toEqual(['count', 'another_person', 'refund'])
  expect(decisions('currency')).toEqual(['refund'])
  expect(decisions('nobody')).toEqual(['another_person', 'refund'])
  expect(decisions('partial_refund')).toEqual(['keep', 'take_back'])
  expect(decisions('dispute')).toEqual([])
  expect(decisions(null)).toEqual([])
})

test('a donation cannot be for another person', () => {
  const donation = examplePayment({attention: 'amount', purpose: 'donation', membershipId: null})
  expect(decisionsOf(donation)).toEqual(['count', 'refund'])
})

test('a transfer is awaited until it is confirmed, also after it lapsed', () => {
  expect(isAwaited(transfer({status: 'open'}))).toBe(true)
  expect(isAwaited(transfer({status: 'lapsed'}))).toBe(true)
  expect(isAwaited(transfer({status: 'paid'}))).toBe(false)
  expect(isAwaited(transfer({method: 'cash', status: 'lapsed'}))).toBe(true)
  expect(isAwaited(examplePayment({status: 'open'}))).toBe(false)
  expect(isAwaited(transfer({purpose: 'gift_aid', status: 'lapsed'}))).toBe(false)
})

test('a confirmation is undone only while nothing has gone back', () => {
  expect(mayUndo(transfer())).toBe(true)
  expect(mayUndo(transfer({refundedPence: 500}))).toBe(false)
  expect(mayUndo(transfer({received: null, status: 'open'}))).toBe(false)
  expect(mayUndo(transfer({method: 'standing_order'}))).toBe(true)
  expect(mayUndo(examplePayment())).toBe(false)
})

test('what is left of a payment can be refunded, unless a dispute is open', () => {
  expect(remainingPence(examplePayment({refundedPence: 500, lostPence: 200}))).toBe(800)
  expect(mayRefund(examplePayment())).toBe(true)
  expect(mayRefund(examplePayment({hasOpenDispute: true}))).toBe(false)
  expect(mayRefund(examplePayment({refundedPence: 1500, status: 'refunded'}))).toBe(false)
  expect(mayRefund(examplePayment({isAtStripe: false}))).toBe(false)
  expect(mayRefund(examplePayment({received: null, status: 'open'}))).toBe(false)
  expect(mayRefund(transfer({refundedPence: 500}))).toBe(true)
  expect(mayRefund(transfer({method: 'cheque'}))).toBe(true)
})
