import {describe, expect, test} from 'vitest'
import {as, refused} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {type Person, signUp} from './people.ts'
import {
  apply,
  applicant,
  createMembershipPayment,
  daysAgo,
  emailsTo,
  memberByCard,
  membershipOf,
  membershipsOf,
  paid,
  paymentOf,
  refunded,
  renew,
  serviceOf,
  treasurerIn,
} from './money.ts'

async function decide(
  tx: Transaction,
  person: Person,
  payment: string,
  decision: string,
  who: object | null = null,
) {
  const [row] = await as(tx, person)<{result: {status: string}}>`
    select public.decide_payment(${payment}, ${decision}, ${who && JSON.stringify(who)}::text::jsonb) as result`
  return row?.result.status
}

/** A member who paid a second fee ten days later. */
async function paidTwice(tx: Transaction) {
  const {paymentId: first, email, submission} = await memberByCard(tx, daysAgo(20))
  const before = await membershipOf(tx, email)
  const second = await renew(tx, submission, daysAgo(10))
  return {first, second, email, before, treasurer: await treasurerIn(tx)}
}

describe('a second fee within 30 days', () => {
  test('is held and changes nothing', async () => {
    await rolledBack(async (tx) => {
      const {second, email, before} = await paidTwice(tx)
      expect(await paymentOf(tx, second)).toMatchObject({status: 'held', held_reason: 'second_fee'})
      expect(await membershipOf(tx, email)).toEqual(before)
      expect(await emailsTo(tx, email)).toEqual(['membership-welcome', 'payment-held'].toSorted())
    })
  })

  test.each([
    [29.9, 'held'],
    [30.1, 'paid'],
  ])('is one after %d days: %s', async (days, status) => {
    await rolledBack(async (tx) => {
      const {submission} = await memberByCard(tx, daysAgo(100))
      expect((await paymentOf(tx, await renew(tx, submission, daysAgo(100 - days)))).status).toBe(status)
    })
  })

  test('that is counted extends the membership', async () => {
    await rolledBack(async (tx) => {
      const {second, email, before, treasurer} = await paidTwice(tx)
      expect(await decide(tx, treasurer, second, 'count')).toBe('paid')
      const after = await membershipOf(tx, email)
      expect(after).toMatchObject({status: 'active', member_since: before.member_since})
      expect(after.valid_until?.getUTCFullYear()).toBe((before.valid_until?.getUTCFullYear() ?? 0) + 1)
    })
  })

  test('that is for another person makes that one a member', async () => {
    await rolledBack(async (tx) => {
      const {second, email, before, treasurer} = await paidTwice(tx)
      const tomas = applicant({email, firstName: 'Tomas', lastName: 'Rasaitis'})
      expect(await decide(tx, treasurer, second, 'another_person', tomas)).toBe('paid')
      const members = await tx`
        select first_name, status from public.memberships where email = ${email} order by first_name`
      expect(members).toEqual([
        {first_name: 'Rasa', status: 'active'},
        {first_name: 'Tomas', status: 'active'},
      ])
      expect(await membershipsOf(tx, email)).toContainEqual(before)
    })
  })

  test('that is for a known member extends that one', async () => {
    await rolledBack(async (tx) => {
      const {second, treasurer} = await paidTwice(tx)
      const other = await memberByCard(tx, daysAgo(200))
      const {id} = await membershipOf(tx, other.email)
      await decide(tx, treasurer, second, 'another_person', {membershipId: id})
      expect((await membershipOf(tx, other.email)).valid_until?.getTime()).toBeGreaterThan(
        daysAgo(-500).getTime(),
      )
    })
  })

  test.each([[null], [{firstName: 'Tomas'}], [{membershipId: '00000000-0000-4000-8000-000000000000'}]])(
    'is not moved to %j',
    async (who) => {
      await rolledBack(async (tx) => {
        const {second, treasurer} = await paidTwice(tx)
        await expect(decide(tx, treasurer, second, 'another_person', who)).rejects.toMatchObject({
          code: 'PT400',
        })
      })
    },
  )

  test('is found by the name of its payer, who is marked in the list of members', async () => {
    await rolledBack(async (tx) => {
      const {second, email, treasurer} = await paidTwice(tx)
      const marks = () =>
        as(tx, treasurer)`select needs_decision from public.membership_overview where email = ${email}`
      expect(await marks()).toEqual([{needs_decision: true}])
      const [row] = await as(tx, treasurer)`
        select search_text from public.payment_overview where id = ${second}`
      expect(row?.search_text).toContain(email.replaceAll('-', ' '))
      await decide(tx, treasurer, second, 'count')
      expect(await marks()).toEqual([{needs_decision: false}])
    })
  })

  test('that is to be refunded waits for the refund', async () => {
    await rolledBack(async (tx) => {
      const {second, email, before, treasurer} = await paidTwice(tx)
      expect(await decide(tx, treasurer, second, 'refund')).toBe('held')
      const [row] = await as(
        tx,
        treasurer,
      )`select attention from public.payment_overview where id = ${second}`
      expect(row).toEqual({attention: 'to_refund'})
      const [request] = await as(tx, treasurer)`select public.request_refund(${second}) as asked`
      expect(request?.asked).toMatchObject({
        paymentId: second,
        paymentIntentId: `pi_${second}`,
        amountPence: 1500,
        currency: 'GBP',
      })
      await apply(serviceOf(tx), refunded(second, 1500))
      expect((await paymentOf(tx, second)).status).toBe('refunded')
      expect(await membershipOf(tx, email)).toEqual(before)
    })
  })

  test('starts a year of its own if the first went back before somebody counted it', async () => {
    await rolledBack(async (tx) => {
      const {first, second, email, treasurer} = await paidTwice(tx)
      await apply(serviceOf(tx), refunded(first, 1500, daysAgo(5)))
      expect((await membershipOf(tx, email)).status).toBe('pending')
      await decide(tx, treasurer, second, 'count')
      const after = await membershipOf(tx, email)
      expect(after.status).toBe('active')
      expect(after.member_since?.getTime()).toBeCloseTo(daysAgo(10).getTime(), -5)
    })
  })

  test('is none if the first had gone back before', async () => {
    await rolledBack(async (tx) => {
      const {paymentId, email, submission} = await memberByCard(tx, daysAgo(20))
      await apply(serviceOf(tx), refunded(paymentId, 1500, daysAgo(15)))
      await renew(tx, submission, daysAgo(10))
      expect((await membershipOf(tx, email)).status).toBe('active')
    })
  })
})

describe('a decision', () => {
  test('is not made about a payment that is not held', async () => {
    await rolledBack(async (tx) => {
      const {paymentId} = await memberByCard(tx)
      const treasurer = await treasurerIn(tx)
      for (const decision of ['count', 'refund', 'another_person', 'keep', 'take_back'])
        await expect(decide(tx, treasurer, paymentId, decision)).rejects.toMatchObject({
          code: 'PT409',
          detail: 'payment_state',
        })
      await expect(decide(tx, treasurer, paymentId, 'anything')).rejects.toMatchObject({code: 'PT400'})
    })
  })

  test('is for treasurers', async () => {
    await rolledBack(async (tx) => {
      const {second} = await paidTwice(tx)
      await expect(decide(tx, await signUp(tx), second, 'count')).rejects.toMatchObject(refused)
    })
  })

  test('never counts another currency', async () => {
    await rolledBack(async (tx) => {
      const {paymentId} = await createMembershipPayment(serviceOf(tx))
      await apply(serviceOf(tx), paid(paymentId, daysAgo(1), {currency: 'eur'}))
      await expect(decide(tx, await treasurerIn(tx), paymentId, 'count')).rejects.toMatchObject({
        code: 'PT409',
      })
    })
  })
})

describe('a partial refund', () => {
  const partly = async (tx: Transaction) => {
    const treasurer = await treasurerIn(tx)
    const {paymentId, email} = await memberByCard(tx, daysAgo(20))
    await apply(serviceOf(tx), refunded(paymentId, 500, daysAgo(5)))
    return {treasurer, paymentId, email}
  }
  const attention = async (tx: Transaction, treasurer: Person, payment: string) => {
    const [row] = await as(tx, treasurer)`select attention from public.payment_overview where id = ${payment}`
    return row?.attention
  }

  test('asks, and changes nothing until somebody decides', async () => {
    await rolledBack(async (tx) => {
      const {treasurer, paymentId, email} = await partly(tx)
      expect((await membershipOf(tx, email)).status).toBe('active')
      expect(await attention(tx, treasurer, paymentId)).toBe('partial_refund')
      expect(await emailsTo(tx, treasurer.email)).toEqual(['money-attention'])
    })
  })

  test('keeps the year if somebody says so, and asks again when more goes back', async () => {
    await rolledBack(async (tx) => {
      const {treasurer, paymentId, email} = await partly(tx)
      expect(await decide(tx, treasurer, paymentId, 'keep')).toBe('paid')
      expect(await attention(tx, treasurer, paymentId)).toBeNull()
      await apply(serviceOf(tx), refunded(paymentId, 700, daysAgo(1)))
      expect(await attention(tx, treasurer, paymentId)).toBe('partial_refund')
      expect((await membershipOf(tx, email)).status).toBe('active')
    })
  })

  test('takes the year back if somebody says so', async () => {
    await rolledBack(async (tx) => {
      const {treasurer, paymentId, email} = await partly(tx)
      expect(await decide(tx, treasurer, paymentId, 'take_back')).toBe('refunded')
      expect((await membershipOf(tx, email)).status).toBe('cancelled')
    })
  })

  test('of a second fee that was counted leaves it counted', async () => {
    await rolledBack(async (tx) => {
      const {second, email, treasurer} = await paidTwice(tx)
      await decide(tx, treasurer, second, 'count')
      const before = await membershipOf(tx, email)
      await apply(serviceOf(tx), refunded(second, 500))
      await decide(tx, treasurer, second, 'keep')
      expect(await membershipOf(tx, email)).toEqual(before)
    })
  })
})
