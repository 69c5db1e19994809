import {expect, test} from 'vitest'
import {exampleMember} from '../testing/member-examples.ts'
import {mayInvite} from './member.ts'

test('a member who does not know the site may be invited', () => {
  expect(mayInvite(exampleMember())).toBe(true)
  expect(mayInvite(exampleMember({status: 'pending'}))).toBe(true)
})

test.each([
  ['has no address', {email: null}],
  ['has an account', {userId: '0c1f7a52-64a0-4c0e-8f5d-0b4a6f0f3c12'}],
  ['has been invited', {invitedAt: '2026-11-01T10:00:00Z'}],
  ['has died', {deceasedAt: '2026-11-01T10:00:00Z'}],
  ['is no member any more', {status: 'expired' as const}],
  [
    'has an address that does not work',
    {unreached: {reason: 'bounced' as const, since: '2026-11-01T10:00:00Z'}},
  ],
])('whoever %s is not', (_, changes) => {
  expect(mayInvite(exampleMember(changes))).toBe(false)
})
