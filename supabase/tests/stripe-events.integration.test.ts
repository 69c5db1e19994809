import {describe, expect, test} from 'vitest'
import {database, rolledBack, type Transaction} from './database.ts'
import {giveRole, makeAdmin, signUp} from './people.ts'
import {
  apply,
  applicant,
  createDonation,
  createMembershipPayment,
  daysAgo,
  dispute,
  emailsTo,
  event,
  ledgerOf,
  memberByCard,
  membershipOf,
  paid,
  paymentOf,
  refunded,
  renew,
  serviceOf,
  checkoutOf,
  refundOf,
} from './money.ts'

const applyAll = async (tx: Transaction, ...events: Parameters<typeof apply>[1][]) => {
  const outcomes: string[] = []
  for (const one of events) outcomes.push(await apply(serviceOf(tx), one))
  return outcomes
}

describe('an event', () => {
  test('has its effect once, however often it arrives', async () => {
    await rolledBack(async (tx) => {
      const {paymentId} = await createDonation(serviceOf(tx))
      const webhook = paid(paymentId, daysAgo(0), {pence: 2000})
      expect(await applyAll(tx, webhook, webhook, webhook)).toEqual(['applied', 'duplicate', 'duplicate'])
      expect(await ledgerOf(tx, paymentId)).toEqual(['receipt 2000 GBP'])
      expect(await tx`select type, payment_id from public.stripe_events where id = ${webhook.id}`).toEqual([
        {type: 'test.payment_settled', payment_id: paymentId},
      ])
    })
  })

  test('of another kind has no effect', async () => {
    await rolledBack(async (tx) => {
      const {paymentId} = await createDonation(serviceOf(tx))
      const webhook = event('other', {reference: paymentId})
      expect(await applyAll(tx, webhook, webhook)).toEqual(['ignored', 'duplicate'])
      expect((await paymentOf(tx, paymentId)).status).toBe('started')
    })
  })

  test('about money that is none of ours is kept as unknown', async () => {
    await rolledBack(async (tx) => {
      const strange = checkoutOf('00000000-0000-4000-8000-000000000000', {reference: null})
      expect(await applyAll(tx, event('payment_settled', strange))).toEqual(['unknown'])
    })
  })

  test.each([
    [{}],
    [{id: 'evt_1', at: '2026-11-18T12:26:40Z', reportedAs: 'test'}],
    [event('payment_perhaps_settled', checkoutOf('1'))],
    [event('payment_settled', checkoutOf('1', {pence: null}))],
    [event('refunded_in_all', {paidWith: 'pi_1'})],
    [{...refunded('1', 5), id: null}],
    [{...refunded('1', 5), reportedAs: null}],
    [{...refunded('1', 5), at: null}],
  ])('is refused if it is none: %j', async (broken) => {
    await rolledBack(async (tx) => {
      await expect(apply(serviceOf(tx), broken as never)).rejects.toMatchObject({code: 'PT400'})
    })
  })

  test.each([0, 1, 99_999_999, 2_147_483_647])(
    'of %i pence and as much sent back is in the ledger',
    async (pence) => {
      await rolledBack(async (tx) => {
        const {paymentId} = await createDonation(serviceOf(tx))
        await applyAll(tx, paid(paymentId, daysAgo(2), {pence: pence}), refunded(paymentId, pence))
        expect((await ledgerOf(tx, paymentId)).length).toBe(pence === 0 ? 0 : 2)
        expect(await paymentOf(tx, paymentId)).toMatchObject({received_pence: pence, refunded_pence: pence})
      })
    },
  )

  test('that fails leaves nothing, so that Stripe may send it again', async () => {
    await rolledBack(async (tx) => {
      const {paymentId} = await createDonation(serviceOf(tx))
      const broken = paid(paymentId, daysAgo(0), {pence: 'many'})
      await expect(apply(serviceOf(tx), broken)).rejects.toMatchObject({code: '22P02'})
      expect(await tx`select from public.stripe_events where id = ${broken.id}`).toEqual([])
      const webhook = {...paid(paymentId, daysAgo(0), {pence: 2000}), id: broken.id}
      expect(await applyAll(tx, webhook)).toEqual(['applied'])
    })
  })
})

describe('a checkout', () => {
  test('is paid also when the delayed payment succeeds only later', async () => {
    await rolledBack(async (tx) => {
      const {paymentId} = await createDonation(serviceOf(tx))
      await applyAll(tx, event('payment_pending', checkoutOf(paymentId), daysAgo(3)))
      expect((await paymentOf(tx, paymentId)).status).toBe('started')
      const succeeded = event('payment_settled', checkoutOf(paymentId, {pence: 2000}))
      await applyAll(tx, succeeded)
      expect((await paymentOf(tx, paymentId)).status).toBe('paid')
    })
  })

  test.each([
    ['payment_expired', 'lapsed'],
    ['payment_failed', 'failed'],
  ])('reported as %s is %s, and stays paid if it was paid', async (kind, status) => {
    await rolledBack(async (tx) => {
      const [{paymentId: unpaid}, {paymentId: other}] = [
        await createDonation(serviceOf(tx)),
        await createDonation(serviceOf(tx)),
      ]
      await applyAll(tx, event(kind, checkoutOf(unpaid, {paidWith: null})))
      expect((await paymentOf(tx, unpaid)).status).toBe(status)
      await applyAll(tx, event(kind, checkoutOf(other)), paid(other, daysAgo(0), {pence: 2000}))
      expect((await paymentOf(tx, other)).status).toBe('paid')
    })
  })

  test.each([
    ['another amount', {pence: 1}, 'amount', 'receipt 1 GBP'],
    ['another currency', {pence: 2000, currency: 'eur'}, 'currency', 'receipt 2000 EUR'],
  ])(
    'with %s than was asked for is held, and its money is in the ledger',
    async (_, fields, reason, entry) => {
      await rolledBack(async (tx) => {
        const treasurer = await giveRole(tx, await signUp(tx), 'treasurer')
        const {paymentId} = await createDonation(serviceOf(tx))
        await applyAll(tx, paid(paymentId, daysAgo(0), fields))
        expect(await paymentOf(tx, paymentId)).toMatchObject({status: 'held', held_reason: reason})
        expect(await ledgerOf(tx, paymentId)).toEqual([entry])
        expect(await emailsTo(tx, treasurer.email)).toEqual(['money-attention'])
      })
    },
  )

  test.each([{pence: 1}, {currency: 'usd'}])(
    'of a membership with %j makes nobody a member',
    async (fields) => {
      await rolledBack(async (tx) => {
        const submission = applicant()
        const {paymentId} = await createMembershipPayment(serviceOf(tx), submission)
        await applyAll(tx, paid(paymentId, daysAgo(0), fields))
        expect((await paymentOf(tx, paymentId)).status).toBe('held')
        expect(await membershipOf(tx, submission.email)).toMatchObject({
          status: 'pending',
          member_since: null,
        })
        expect(await emailsTo(tx, submission.email)).toEqual(['payment-held'])
      })
    },
  )

  test('whose price a browser changed in its reference reaches no other payment', async () => {
    await rolledBack(async (tx) => {
      const {paymentId} = await createDonation(serviceOf(tx))
      await applyAll(tx, paid(paymentId, daysAgo(0), {pence: 2000}))
      // Another checkout that names a payment which has its own.
      const other = checkoutOf(paymentId, {checkoutId: 'cs_test_other', pence: 5, paidWith: 'pi_other'})
      expect(await applyAll(tx, event('payment_settled', other))).toEqual(['unknown'])
      expect(await paymentOf(tx, paymentId)).toMatchObject({status: 'paid', received_pence: 2000})
    })
  })

  test('of a payment link never pays for something else, whatever reference its buyer gave it', async () => {
    await rolledBack(async (tx) => {
      const {paymentId} = await createMembershipPayment(serviceOf(tx))
      await applyAll(tx, paid(paymentId, daysAgo(0), {checkoutId: 'cs_test_link', isByLink: true}))
      expect((await paymentOf(tx, paymentId)).status).toBe('started')
      const bought = await tx`select purpose from public.payments where checkout_session_id = 'cs_test_link'`
      expect(bought).toEqual([{purpose: 'ticket'}])
    })
  })

  test('of a payment link of ours enters the ledger as tickets', async () => {
    await rolledBack(async (tx) => {
      const tickets = {
        reference: null,
        isByLink: true,
        pence: 4500,
        eventKey: 'kaledos-2025',
      }
      const webhook = event('payment_settled', checkoutOf('ticket', tickets))
      const back = refunded('ticket', 1500)
      // The refund is known first.
      expect(await applyAll(tx, back, webhook)).toEqual(['unknown', 'applied'])
      const [payment] = await tx`
        select id, purpose, status, event_key, received_pence, refunded_pence from public.payments
        where checkout_session_id = 'cs_test_ticket'`
      expect(payment).toMatchObject({
        purpose: 'ticket',
        status: 'paid',
        event_key: 'kaledos-2025',
        received_pence: 4500,
        refunded_pence: 1500,
      })
      expect(await ledgerOf(tx, payment?.id)).toEqual(['receipt 4500 GBP', 'refund -1500 GBP'])
    })
  })
})

describe('a refund', () => {
  test.each([1900, 0])('is no more than a lower sum that is reported afterwards: %i', async (lower) => {
    await rolledBack(async (tx) => {
      const {paymentId} = await createDonation(serviceOf(tx))
      await applyAll(
        tx,
        paid(paymentId, daysAgo(3), {pence: 2000}),
        refunded(paymentId, 500, daysAgo(2)),
        dispute(paymentId, 'lost', daysAgo(1), 1500),
        paid(paymentId, daysAgo(3), {pence: lower}),
      )
      const {received_pence, refunded_pence, lost_pence} = await paymentOf(tx, paymentId)
      expect([received_pence, refunded_pence, lost_pence]).toEqual([
        lower,
        Math.min(lower, 500),
        Math.max(0, lower - 500),
      ])
      expect(await tx`select * from public.ledger_differences() where payment_id = ${paymentId}`).toEqual([])
    })
  })

  test('of all takes back exactly the year that it paid for', async () => {
    await rolledBack(async (tx) => {
      const {email, submission} = await memberByCard(tx, daysAgo(360))
      const before = await membershipOf(tx, email)
      const second = await renew(tx, submission, daysAgo(10))
      expect((await membershipOf(tx, email)).valid_until).not.toEqual(before.valid_until)
      await applyAll(tx, refunded(second, 1500, daysAgo(5)))
      expect(await membershipOf(tx, email)).toMatchObject(before)
      expect((await paymentOf(tx, second)).status).toBe('refunded')
      expect(await emailsTo(tx, email)).toEqual([
        'membership-renewed',
        'membership-welcome',
        'payment-refunded',
      ])
    })
  })

  test('of the first year leaves the second where it is', async () => {
    await rolledBack(async (tx) => {
      const {paymentId, email, submission} = await memberByCard(tx, daysAgo(500))
      await renew(tx, submission, daysAgo(150))
      const before = await membershipOf(tx, email)
      await applyAll(tx, refunded(paymentId, 1500, daysAgo(2)))
      const after = await membershipOf(tx, email)
      expect(after).toMatchObject({status: 'active', valid_until: before.valid_until})
      // A year was taken out before it, so the member is one since its beginning.
      expect(after.member_since?.getTime()).toBeGreaterThan(before.member_since?.getTime() ?? Infinity)
    })
  })

  test('of the running year leaves a year that is paid already waiting for its beginning', async () => {
    await rolledBack(async (tx) => {
      const {paymentId, email, submission} = await memberByCard(tx, daysAgo(100))
      const end = (await membershipOf(tx, email)).valid_until
      await renew(tx, submission, daysAgo(50))
      await applyAll(tx, refunded(paymentId, 1500, daysAgo(1)))
      expect(await membershipOf(tx, email)).toMatchObject({status: 'pending', member_since: end})
    })
  })

  test('of the only year ends the membership', async () => {
    await rolledBack(async (tx) => {
      const {paymentId, email} = await memberByCard(tx, daysAgo(10))
      await applyAll(tx, refunded(paymentId, 1500))
      expect(await membershipOf(tx, email)).toMatchObject({
        status: 'cancelled',
        member_since: null,
        valid_until: null,
      })
      expect(await ledgerOf(tx, paymentId)).toEqual(['receipt 1500 GBP', 'refund -1500 GBP'])
    })
  })

  test('that fails later counts as not made', async () => {
    await rolledBack(async (tx) => {
      const {paymentId, email} = await memberByCard(tx, daysAgo(10))
      const refund = refundOf(paymentId, 're_1')
      const created = event('refund', refund, daysAgo(3))
      await applyAll(tx, created, refunded(paymentId, 1500, daysAgo(3)))
      expect((await membershipOf(tx, email)).status).toBe('cancelled')
      await applyAll(tx, event('refund', {...refund, status: 'failed'}, daysAgo(1)))
      expect((await membershipOf(tx, email)).status).toBe('active')
      expect(await ledgerOf(tx, paymentId)).toEqual([
        'receipt 1500 GBP',
        'refund -1500 GBP',
        'refund 1500 GBP',
      ])
    })
  })

  test('that two webhooks report is one', async () => {
    await rolledBack(async (tx) => {
      const {paymentId} = await createDonation(serviceOf(tx))
      await applyAll(
        tx,
        paid(paymentId, daysAgo(2), {pence: 2000}),
        event('refund', refundOf(paymentId, 're_2', {pence: 500})),
        refunded(paymentId, 500),
      )
      expect(await paymentOf(tx, paymentId)).toMatchObject({status: 'paid', refunded_pence: 500})
      expect(await ledgerOf(tx, paymentId)).toEqual(['receipt 2000 GBP', 'refund -500 GBP'])
    })
  })

  test('that the answer to the request reported is not counted again', async () => {
    await rolledBack(async (tx) => {
      const {paymentId} = await createDonation(serviceOf(tx))
      await applyAll(tx, paid(paymentId, daysAgo(2), {pence: 2000}))
      const refund = refundOf(paymentId, 're_3', {pence: 2000})
      await serviceOf(tx)`select public.record_refund(${JSON.stringify(refund)}::text::jsonb)`
      await applyAll(tx, event('refund', refund), refunded(paymentId, 2000))
      expect(await ledgerOf(tx, paymentId)).toEqual(['receipt 2000 GBP', 'refund -2000 GBP'])
    })
  })
})

describe('a dispute', () => {
  test('that is open changes nothing but a flag, and tells the treasurers once', async () => {
    await rolledBack(async (tx) => {
      const admin = await makeAdmin(tx, await signUp(tx))
      const {paymentId, email} = await memberByCard(tx, daysAgo(10))
      await applyAll(tx, dispute(paymentId, 'open'), dispute(paymentId, 'open'))
      expect(await paymentOf(tx, paymentId)).toMatchObject({status: 'paid', has_open_dispute: true})
      expect((await membershipOf(tx, email)).status).toBe('active')
      // Without a treasurer the admins are told.
      expect(await emailsTo(tx, admin.email)).toEqual(['money-attention'])
    })
  })

  test('that is lost takes the year back, also when its opening is reported afterwards', async () => {
    await rolledBack(async (tx) => {
      const {paymentId, email} = await memberByCard(tx, daysAgo(10))
      await applyAll(tx, dispute(paymentId, 'lost', daysAgo(2)), dispute(paymentId, 'open', daysAgo(1)))
      expect(await paymentOf(tx, paymentId)).toMatchObject({
        status: 'refunded',
        lost_pence: 1500,
        has_open_dispute: false,
      })
      expect((await membershipOf(tx, email)).status).toBe('cancelled')
      expect(await ledgerOf(tx, paymentId)).toEqual(['receipt 1500 GBP', 'dispute -1500 GBP'])
    })
  })

  test('that is won leaves everything as it was', async () => {
    await rolledBack(async (tx) => {
      const {paymentId, email} = await memberByCard(tx, daysAgo(10))
      const before = await membershipOf(tx, email)
      await applyAll(tx, dispute(paymentId, 'open', daysAgo(3)), dispute(paymentId, 'won', daysAgo(2)))
      expect(await paymentOf(tx, paymentId)).toMatchObject({status: 'paid', has_open_dispute: false})
      expect(await membershipOf(tx, email)).toEqual(before)
    })
  })

  test('and a refund never take back more than came', async () => {
    await rolledBack(async (tx) => {
      const {paymentId} = await memberByCard(tx, daysAgo(10))
      await applyAll(tx, refunded(paymentId, 1500, daysAgo(2)), dispute(paymentId, 'lost', daysAgo(1)))
      expect(await paymentOf(tx, paymentId)).toMatchObject({refunded_pence: 1500, lost_pence: 0})
    })
  })
})

describe('the ledger', () => {
  test.each([
    'update public.ledger set amount_pence = 1',
    'delete from public.ledger',
    'truncate public.ledger',
  ])('is only added to: %s', async (statement) => {
    await rolledBack(async (tx) => {
      await memberByCard(tx)
      await expect(tx.savepoint((part) => part.unsafe(statement))).rejects.toMatchObject({code: '55000'})
    })
  })

  test('has no column that could hold a name', async () => {
    const columns = await database<{name: string}[]>`
      select attname as name from pg_attribute where attrelid = 'public.ledger'::regclass and attnum > 0 order by attnum`
    expect(columns.map(({name}) => name)).toEqual([
      'id',
      'payment_id',
      'kind',
      'purpose',
      'amount_pence',
      'currency',
      'is_reversal',
      'occurred_at',
      'recorded_at',
      'stripe_event_id',
    ])
  })
})
