import type {Payment} from '../payment.ts'

/** A fee of £15 that was paid by card. */
export function examplePayment(changes: Partial<Payment> = {}): Payment {
  return {
    id: '7b0d3c86-36c5-4c74-9a0e-0c70bb9ee003',
    purpose: 'membership',
    method: 'stripe',
    status: 'paid',
    amountPence: 1500,
    received: {pence: 1500, currency: 'GBP', at: '2026-03-01T12:00:00Z'},
    refundedPence: 0,
    lostPence: 0,
    hasOpenDispute: false,
    attention: null,
    createdAt: '2026-03-01T11:58:00Z',
    eventKey: null,
    isAtStripe: true,
    membershipId: '0c1f7a52-64a0-4c0e-8f5d-0b4a6f0f3c11',
    covers: {from: '2026-03-01T12:00:00Z', until: '2027-03-01T00:00:00Z'},
    payerName: 'Ona Žemaitė',
    payerEmail: 'ona@example.test',
    unreached: null,
    payerAddress: null,
    tickets: [],
    campaign: null,
    message: null,
    donorName: null,
    isOfSubscription: false,
    isBeforeAccounts: false,
    ...changes,
  }
}
