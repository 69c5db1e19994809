import {describe, expect, test} from 'vitest'
import {rolledBack, type Transaction} from './database.ts'
import {
  apply,
  applicant,
  createMembershipPayment,
  daysAgo,
  memberByCard,
  membershipOf,
  paid,
  renew,
  serviceOf,
} from './money.ts'

const at = (text: string) => new Date(text)

async function yearAfter(tx: Transaction, start: string) {
  const [row] = await tx<{end: Date; grace: Date}[]>`
    select private.year_after(${start}) as end, private.grace_end(private.year_after(${start})) as grace`
  return {end: row?.end.toISOString(), grace: row?.grace.toISOString()}
}

describe('a membership year', () => {
  test.each([
    ['in winter', '2025-11-15T10:00:00Z', '2026-11-15T00:00:00.000Z', '2026-12-15T00:00:00.000Z'],
    ['in summer', '2026-06-10T10:00:00Z', '2027-06-09T23:00:00.000Z', '2027-07-09T23:00:00.000Z'],
    [
      'after midnight in London, before it in UTC',
      '2026-06-15T23:30:00Z',
      '2027-06-15T23:00:00.000Z',
      '2027-07-15T23:00:00.000Z',
    ],
    ['on a leap day', '2024-02-29T12:00:00Z', '2025-02-28T00:00:00.000Z', '2025-03-30T00:00:00.000Z'],
    [
      'a year before a leap day',
      '2023-02-28T12:00:00Z',
      '2024-02-28T00:00:00.000Z',
      '2024-03-29T00:00:00.000Z',
    ],
    [
      'on the day when the clocks go forward',
      '2026-03-29T12:00:00Z',
      '2027-03-28T23:00:00.000Z',
      '2027-04-27T23:00:00.000Z',
    ],
    [
      'in the hour before the clocks go forward',
      '2026-03-29T00:30:00Z',
      '2027-03-28T23:00:00.000Z',
      '2027-04-27T23:00:00.000Z',
    ],
    [
      'to the day when the clocks go forward',
      '2026-03-28T12:00:00Z',
      '2027-03-28T00:00:00.000Z',
      '2027-04-26T23:00:00.000Z',
    ],
    [
      'on the day when the clocks go back',
      '2026-10-25T00:30:00Z',
      '2027-10-24T23:00:00.000Z',
      '2027-11-24T00:00:00.000Z',
    ],
    [
      'on the last evening of a year',
      '2025-12-31T23:59:59Z',
      '2026-12-31T00:00:00.000Z',
      '2027-01-30T00:00:00.000Z',
    ],
  ])('that begins %s ends at midnight in London, its grace 30 days later', async (_, start, end, grace) => {
    await rolledBack(async (tx) => {
      expect(await yearAfter(tx, start)).toEqual({end, grace})
    })
  })
})

/** The status and the dates at a time, of somebody who paid at these times. */
async function membershipWith(tx: Transaction, payments: string[], time: string) {
  const submission = applicant()
  for (const payment of payments) {
    const {paymentId} = await createMembershipPayment(serviceOf(tx), submission)
    await apply(serviceOf(tx), paid(paymentId, at(payment)))
  }
  const [row] = await tx<{status: string; member_since: Date; valid_until: Date}[]>`
    select (private.membership_at(membership, ${time}::timestamptz)).*
    from public.memberships as membership where email = ${submission.email}`
  return row && [row.status, row.member_since.toISOString(), row.valid_until.toISOString()]
}

const first = '2024-01-10T09:30:00Z'
const since = '2024-01-10T09:30:00.000Z'
const end = '2025-01-10T00:00:00.000Z'

describe('a membership', () => {
  test.each([
    ['is pending before its beginning', '2024-01-10T09:29:59Z', 'pending'],
    ['is active from its beginning', '2024-01-10T09:30:00Z', 'active'],
    ['is active until a second before its end', '2025-01-09T23:59:59Z', 'active'],
    ['is in its grace from its end', '2025-01-10T00:00:00Z', 'grace'],
    ['is in its grace until a second before 30 days later', '2025-02-08T23:59:59Z', 'grace'],
    ['has expired 30 days after its end', '2025-02-09T00:00:00Z', 'expired'],
  ])('%s', async (_, time, status) => {
    await rolledBack(async (tx) => {
      expect(await membershipWith(tx, [first], time)).toEqual([status, since, end])
    })
  })

  test.each([
    ['before its end', '2024-12-20T12:00:00Z', since, '2026-01-10T00:00:00.000Z'],
    ['in its grace', '2025-02-01T12:00:00Z', since, '2026-01-10T00:00:00.000Z'],
    ['in the last second of its grace', '2025-02-08T23:59:59Z', since, '2026-01-10T00:00:00.000Z'],
    [
      'when its grace has just ended',
      '2025-02-09T00:00:00Z',
      '2025-02-09T00:00:00.000Z',
      '2026-02-09T00:00:00.000Z',
    ],
    ['much later', '2025-06-15T23:30:00Z', '2025-06-15T23:30:00.000Z', '2026-06-15T23:00:00.000Z'],
  ])('that is paid for again %s is extended, or starts anew', async (_, second, memberSince, validUntil) => {
    await rolledBack(async (tx) => {
      expect(await membershipWith(tx, [first, second], '2025-12-01T12:00:00Z')).toEqual([
        'active',
        memberSince,
        validUntil,
      ])
    })
  })

  test('of a leap day is extended to the same date each year', async () => {
    await rolledBack(async (tx) => {
      const payments = ['2024-02-29T12:00:00Z', '2025-02-20T12:00:00Z', '2026-02-20T12:00:00Z']
      expect(await membershipWith(tx, payments, '2026-11-01T12:00:00Z')).toEqual([
        'active',
        '2024-02-29T12:00:00.000Z',
        '2027-02-28T00:00:00.000Z',
      ])
    })
  })

  test('may be paid for several years in advance', async () => {
    await rolledBack(async (tx) => {
      const payments = [first, '2024-03-10T12:00:00Z', '2024-05-10T12:00:00Z']
      expect(await membershipWith(tx, payments, '2024-06-01T12:00:00Z')).toEqual([
        'active',
        since,
        '2027-01-10T00:00:00.000Z',
      ])
    })
  })
})

test('a job ends years and graces, and nothing ends twice', async () => {
  await rolledBack(async (tx) => {
    const {email} = await memberByCard(tx, daysAgo(367))
    const status = async () => (await membershipOf(tx, email)).status
    expect(await status()).toBe('grace')
    await tx`update public.memberships set status = 'active' where email = ${email}`
    await serviceOf(tx)`select public.reconcile_memberships()`
    await serviceOf(tx)`select public.reconcile_memberships()`
    expect(await status()).toBe('grace')
  })
})

test('benefits follow from the dates, also while the job is late', async () => {
  await rolledBack(async (tx) => {
    const {email} = await memberByCard(tx, daysAgo(400))
    await tx`update public.memberships set status = 'active' where email = ${email}`
    const [row] = await tx`
      select private.is_benefiting(membership) as now, private.is_benefiting(membership, now() - interval '20 days') as before
      from public.memberships as membership where email = ${email}`
    expect(row).toEqual({now: false, before: true})
  })
})

test('whoever pays in the grace keeps member since', async () => {
  await rolledBack(async (tx) => {
    const {email, submission} = await memberByCard(tx, daysAgo(380))
    const before = await membershipOf(tx, email)
    await renew(tx, submission, daysAgo(1))
    const after = await membershipOf(tx, email)
    expect(after).toMatchObject({id: before.id, status: 'active', member_since: before.member_since})
  })
})
