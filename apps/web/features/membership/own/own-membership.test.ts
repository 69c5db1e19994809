import {expect, test} from 'vitest'
import {canPay, isPaidFor, ownMembership, type MembershipPayment} from './own-membership.ts'

const payment: MembershipPayment = {
  method: 'stripe',
  status: 'paid',
  amountPence: 1500,
  currency: 'GBP',
  takenBackPence: 0,
  paidAt: '2025-11-01T10:00:00+00:00',
  createdAt: '2025-11-01T09:59:00+00:00',
  coversFrom: '2025-11-01T10:00:00+00:00',
  coversUntil: '2026-11-01T00:00:00+00:00',
}

test('a membership is read as the database gives it', () => {
  const given = {
    id: '3f8a1c0e-7d51-4b6e-9a43-0c2f5a8e1b77',
    status: 'active',
    memberSince: payment.coversFrom,
    validUntil: payment.coversUntil,
    graceUntil: '2026-12-01T00:00:00+00:00',
    isActive: true,
    groupUrl: null,
    feePence: 1500,
    reference: 'M482137',
    isHonorary: false,
    renewal: null,
    household: null,
    payments: [payment],
  }
  expect(ownMembership.parse(given)).toMatchObject({status: 'active', payments: [payment]})
  expect(ownMembership.parse(null)).toBeNull()
  expect(ownMembership.safeParse({...given, groupUrl: 'javascript:alert(1)'}).success).toBe(false)
})

test.each([
  ['a day after a fee', payment, '2025-11-02', false],
  ['31 days after it', payment, '2025-12-02', true],
  ['a day after a fee that is held', {...payment, status: 'held'} as const, '2025-11-02', false],
  ['a day after a fee that went back', {...payment, status: 'refunded'} as const, '2025-11-02', true],
  [
    'while a transfer is awaited',
    {...payment, method: 'bank_transfer', status: 'open', paidAt: null} as const,
    '2025-11-02',
    true,
  ],
])('whether one can pay %s', (_, paid, day, expected) => {
  expect(canPay({payments: [paid]}, new Date(`${day}T10:00:00Z`))).toBe(expected)
})

const household = {isPayer: false, payer: {firstName: 'Jonas', lastName: 'Petraitis'}, persons: []}

test.each([
  ['who has what the payer paid', {status: 'active', household} as const, true],
  ['whose payer has not paid again', {status: 'grace', household} as const, false],
  ['who pays', {status: 'active', household: {...household, isPayer: true}} as const, false],
  ['whose payer has left', {status: 'active', household: {...household, payer: null}} as const, false],
  ['without a household', {status: 'active', household: null} as const, false],
])('whether nothing is asked of a member %s', (_, membership, expected) => {
  expect(isPaidFor(membership)).toBe(expected)
})
