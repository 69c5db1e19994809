import type {Member} from '../members/member.ts'

/** Somebody who became a member by card in March 2025. */
export function exampleMember(changes: Partial<Member> = {}): Member {
  return {
    id: '0c1f7a52-64a0-4c0e-8f5d-0b4a6f0f3c11',
    userId: null,
    firstName: 'Ona',
    lastName: 'Žemaitė',
    email: 'ona@example.test',
    postalAddress: null,
    reference: 'M482137',
    isHonorary: false,
    invitedAt: null,
    household: null,
    phone: '+44 29 2018 0000',
    language: 'lt',
    status: 'active',
    joinedOn: null,
    since: '2025-03-01T12:00:00Z',
    until: '2027-03-01T00:00:00Z',
    graceUntil: '2027-03-31T00:00:00Z',
    deceasedAt: null,
    appliedAt: '2025-03-01T11:58:00Z',
    isCandidate: true,
    method: 'stripe',
    lastPaid: {at: '2026-02-20T10:00:00Z', pence: 1500},
    transfer: null,
    mayBeDuplicate: false,
    needsDecision: false,
    unreached: null,
    ...changes,
  }
}
