import {randomUUID} from 'node:crypto'
import * as fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {as, visitor} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {
  apply,
  applicant,
  applyByTransfer,
  createDonation,
  createMembershipPayment,
  daysAgo,
  membershipOf,
  membershipsOf,
  paid,
  paymentOf,
  serviceOf,
  checkoutOf,
} from './money.ts'

const record = async (tx: Transaction, paymentId: string, sessionId = `cs_test_${paymentId}`) => {
  const [row] = await serviceOf(tx)<{result: unknown}>`
    select public.record_checkout(${paymentId}, ${sessionId}, ${`https://checkout.example.test/${sessionId}`}, now() + interval '1 day') as result`
  return row?.result
}
const state = async (tx: Transaction, sessionId: string) => {
  const [row] = await as(tx, visitor())<{answer: {state: string}}>`
    select public.checkout_state(${sessionId}) as answer`
  return row?.answer.state
}
const toCheck = async (tx: Transaction) => {
  const rows = await serviceOf(tx)<{payment_id: string}>`select * from public.payments_to_check()`
  return rows.map(({payment_id}) => payment_id)
}

describe('a submission to pay by card', () => {
  test('that is repeated gets the same payment, and once Stripe has answered the same page', async () => {
    await rolledBack(async (tx) => {
      const key = randomUUID()
      const begin = () => createDonation(serviceOf(tx), {}, {key})
      const {paymentId} = await begin()
      expect(await begin()).toMatchObject({paymentId, amountPence: 2000})
      const answer = await record(tx, paymentId)
      expect(await begin()).toEqual(answer)
      await expect(createDonation(serviceOf(tx), {amount: 21}, {key})).rejects.toMatchObject({
        code: 'PT409',
        detail: 'idempotency_conflict',
      })
    })
  })

  test('is limited for each network, so that nobody tries cards here', async () => {
    await rolledBack(async (tx) => {
      const networkHash = 'a'.repeat(64)
      for (let n = 0; n < 60; n += 1) await createDonation(serviceOf(tx), {}, {networkHash})
      await expect(createDonation(serviceOf(tx), {}, {networkHash})).rejects.toMatchObject({code: 'PT429'})
    })
  })

  test('that Stripe refuses leaves nothing', async () => {
    await rolledBack(async (tx) => {
      const submission = applicant()
      const key = randomUUID()
      const {paymentId} = await createMembershipPayment(serviceOf(tx), submission, {key})
      await serviceOf(tx)`select public.abandon_checkout(${paymentId})`
      expect(await membershipsOf(tx, submission.email)).toEqual([])
      expect(await tx`select from public.membership_applications where email = ${submission.email}`).toEqual(
        [],
      )
      // The form may be sent again as it is.
      expect(await createMembershipPayment(serviceOf(tx), submission, {key})).toMatchObject({
        amountPence: 1500,
      })
    })
  })

  test('that has a checkout is not forgotten', async () => {
    await rolledBack(async (tx) => {
      const {paymentId} = await createDonation(serviceOf(tx))
      await record(tx, paymentId)
      await expect(serviceOf(tx)`select public.abandon_checkout(${paymentId})`).rejects.toMatchObject({
        code: 'PT409',
      })
    })
  })

  test('keeps its membership when that was announced by transfer too', async () => {
    await rolledBack(async (tx) => {
      const submission = applicant()
      await applyByTransfer(serviceOf(tx), submission)
      const {paymentId} = await createMembershipPayment(serviceOf(tx), submission)
      await serviceOf(tx)`select public.abandon_checkout(${paymentId})`
      expect(await membershipsOf(tx, submission.email)).toHaveLength(1)
    })
  })
})

describe('a checkout', () => {
  test('is open from when Stripe has made it, and belongs to one payment', async () => {
    await rolledBack(async (tx) => {
      const {paymentId} = await createDonation(serviceOf(tx))
      expect((await paymentOf(tx, paymentId)).status).toBe('started')
      await record(tx, paymentId)
      await record(tx, paymentId)
      expect((await paymentOf(tx, paymentId)).status).toBe('open')
      await expect(record(tx, paymentId, 'cs_test_other')).rejects.toMatchObject({
        code: 'PT409',
        detail: 'payment_state',
      })
      await expect(record(tx, randomUUID())).rejects.toMatchObject({code: 'PT404'})
    })
  })

  test('that is paid before it is recorded stays paid', async () => {
    await rolledBack(async (tx) => {
      const {paymentId} = await createDonation(serviceOf(tx))
      await apply(serviceOf(tx), paid(paymentId, daysAgo(0), {pence: 2000}))
      await record(tx, paymentId)
      expect((await paymentOf(tx, paymentId)).status).toBe('paid')
    })
  })

  test('tells the page after it whether it is paid, and nothing else', async () => {
    await rolledBack(async (tx) => {
      const {paymentId} = await createDonation(serviceOf(tx))
      const id = `cs_test_${paymentId}`
      expect(await state(tx, id)).toBe('unknown')
      await record(tx, paymentId)
      expect(await state(tx, id)).toBe('open')
      await serviceOf(tx)`select public.lapse_checkout(${paymentId})`
      expect(await state(tx, id)).toBe('open')
      await apply(serviceOf(tx), paid(paymentId, daysAgo(0), {pence: 1}))
      expect(await state(tx, id)).toBe('paid')
    })
  })

  test('of an id that no checkout has is unknown', async () => {
    await rolledBack(async (tx) => {
      const {paymentId} = await createDonation(serviceOf(tx))
      await record(tx, paymentId)
      await apply(serviceOf(tx), paid(paymentId))
      const known = `cs_test_${paymentId}`
      const drawn = fc.oneof(
        fc.string({unit: 'grapheme'}),
        fc.stringMatching(/^cs_\w{1,80}$/),
        fc.constantFrom('', 'null', known.toUpperCase(), `${known} `, known.slice(0, -1), '%', 'cs_test_%'),
      )
      await fc.assert(
        fc.asyncProperty(drawn, async (id) => {
          fc.pre(id !== known && !id.includes('\0'))
          expect(await state(tx, id)).toBe('unknown')
        }),
      )
    })
  })
})

describe('a payment of which Stripe reports nothing', () => {
  test('is listed: after 5 minutes if the call may have been lost, after an hour if it is open', async () => {
    await rolledBack(async (tx) => {
      const [lost, open, fresh] = [
        (await createDonation(serviceOf(tx))).paymentId,
        (await createDonation(serviceOf(tx))).paymentId,
        (await createDonation(serviceOf(tx))).paymentId,
      ]
      await record(tx, open)
      await tx`update public.payments set created_at = now() - interval '6 minutes' where id in (${lost}, ${open})`
      expect(await toCheck(tx)).toEqual([lost])
      expect(await toCheck(tx)).toEqual([])
      await tx`update public.payments set created_at = now() - interval '61 minutes' where id = ${open}`
      expect(await toCheck(tx)).toEqual([open])
      expect(await toCheck(tx)).not.toContain(fresh)
      await tx`update public.payments set checked_at = now() - interval '31 minutes' where id = ${lost}`
      expect(await toCheck(tx)).toEqual([lost])
    })
  })

  test.each([
    ['paid', {kind: 'payment_settled'}, 'paid'],
    ['expired', {kind: 'payment_expired', paidWith: null}, 'lapsed'],
    ['open', {kind: 'payment_pending', paidWith: null}, 'open'],
  ])(
    'is brought up to date with a checkout that is %s, and the late webhook changes nothing',
    async (_, fields, status) => {
      await rolledBack(async (tx) => {
        const {paymentId} = await createDonation(serviceOf(tx))
        const checkout = checkoutOf(paymentId, {pence: 2000, ...fields})
        const [row] = await serviceOf(tx)`
        select public.apply_checkout_session(${JSON.stringify(checkout)}::text::jsonb, now() - interval '1 hour') as result`
        expect(row?.result).toEqual({paymentId, status})
        if (status === 'paid') await apply(serviceOf(tx), paid(paymentId, daysAgo(0), {pence: 2000}))
        expect((await paymentOf(tx, paymentId)).status).toBe(status)
        expect(await tx`select from public.ledger where payment_id = ${paymentId}`).toHaveLength(
          status === 'paid' ? 1 : 0,
        )
      })
    },
  )

  test('and that Stripe does not know lapses, but counts if money comes all the same', async () => {
    await rolledBack(async (tx) => {
      const {paymentId} = await createDonation(serviceOf(tx))
      await serviceOf(tx)`select public.lapse_checkout(${paymentId})`
      expect((await paymentOf(tx, paymentId)).status).toBe('lapsed')
      await apply(serviceOf(tx), paid(paymentId, daysAgo(0), {pence: 2000}))
      expect((await paymentOf(tx, paymentId)).status).toBe('paid')
    })
  })

  test('opens again, with what it is for, when its form is sent again after all', async () => {
    await rolledBack(async (tx) => {
      const submission = applicant()
      const {paymentId} = await createMembershipPayment(serviceOf(tx), submission)
      await serviceOf(tx)`select public.lapse_checkout(${paymentId})`
      expect((await membershipOf(tx, submission.email)).status).toBe('cancelled')
      await record(tx, paymentId)
      expect((await paymentOf(tx, paymentId)).status).toBe('open')
      expect((await membershipOf(tx, submission.email)).status).toBe('pending')
      await tx`update public.payments set created_at = now() - interval '61 minutes' where id = ${paymentId}`
      expect(await toCheck(tx)).toEqual([paymentId])

      await serviceOf(tx)`select public.lapse_checkout(${paymentId})`
      await record(tx, paymentId)
      expect((await paymentOf(tx, paymentId)).status).toBe('lapsed')
    })
  })
})
