import {describe, expect, test} from 'vitest'
import {as} from './callers.ts'
import {rolledBack, type Transaction} from './database.ts'
import {personIn, setHousehold} from './households.ts'
import {
  addCampaign,
  apply,
  boughtTickets,
  createDonation,
  event,
  memberByCard,
  membershipOf,
  paid,
  renew,
  serviceOf,
  treasurerIn,
} from './money.ts'
import {giveRole, makeAdmin, signUp} from './people.ts'
import {charged, reportOf, transaction} from './yearly-report.ts'

const YEAR = ['2015-01-01', '2015-12-31'] as const

/** Nothing else of the database is so long ago. */
const on = (day: string, time = '12:00Z') => new Date(`${day}T${time}`)

/** A donation that was paid by card, with its fee. Resolves to its payment and to the id of the payment at Stripe. */
async function donated(tx: Transaction, pence: number, at: Date, campaign: string | null = null) {
  const {paymentId} = await createDonation(serviceOf(tx), {amount: pence / 100})
  await tx`update public.donations set campaign_id = ${campaign} where payment_id = ${paymentId}`
  await apply(serviceOf(tx), paid(paymentId, at, {pence}))
  const intent = `pi_${paymentId}`
  await charged(tx, {id: `txn_${paymentId}`, intent, pence, fee: feeOf(pence), at})
  return {paymentId, intent}
}

const feeOf = (pence: number) => Math.round(pence * 0.015) + 20

const payout = (fields: object = {}) => ({
  payoutId: 'po_test_1',
  pence: 1950,
  currency: 'gbp',
  status: 'in_transit',
  arrivesOn: '2015-06-05',
  isAutomatic: true,
  isComplete: true,
  createdAt: on('2015-06-04').toISOString(),
  ...fields,
})

const recordPayout = (tx: Transaction, of: object, contents: object[] | null) => serviceOf(tx)`
  select public.record_stripe_payout(
    ${JSON.stringify(of)}::text::jsonb, ${contents === null ? null : JSON.stringify(contents)}::text::jsonb
  )`

describe('who reads a year', () => {
  test('treasurers and admins read all of it, secretaries the members', async () => {
    await rolledBack(async (tx) => {
      const [admin, treasurer] = [await makeAdmin(tx, await signUp(tx)), await treasurerIn(tx)]
      const secretary = await giveRole(tx, await signUp(tx), 'secretary')
      for (const caller of [admin, treasurer])
        expect(Object.keys(await reportOf(as(tx, caller), ...YEAR))).toEqual(
          expect.arrayContaining(['members', 'money', 'payouts', 'stripe', 'otherCurrencies']),
        )
      const report = await reportOf(as(tx, secretary), ...YEAR)
      expect(Object.keys(report).toSorted()).toEqual(['members', 'yearEnd', 'yearStart'])
    })
  })

  test('a year that never begins is refused', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      await expect(
        as(tx, treasurer)`select public.yearly_report('infinity', 'infinity')`,
      ).rejects.toMatchObject({code: 'PT400'})
    })
  })

  test.each([
    ['that ends before it begins', '2015-12-31', '2015-01-01'],
    ['of two years', '2014-01-01', '2015-12-31'],
  ])('a year %s is refused', async (_, first, last) => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      await expect(reportOf(as(tx, treasurer), first, last)).rejects.toMatchObject({code: 'PT400'})
    })
  })
})

describe('money', () => {
  test('is by kind, method, campaign and month of London', async () => {
    await rolledBack(async (tx) => {
      const [treasurer, campaign] = [await treasurerIn(tx), await addCampaign(tx)]
      // In London it is already July.
      await donated(tx, 2000, on('2015-06-30', '23:30Z'), campaign)
      await donated(tx, 1000, on('2015-02-01'))
      await memberByCard(tx, on('2015-03-01'))
      await apply(serviceOf(tx), boughtTickets(crypto.randomUUID(), 'renginys', on('2015-03-02')))
      // Outside the year, by a moment.
      await donated(tx, 5000, on('2016-01-01', '00:00Z'))
      await donated(tx, 5000, on('2014-12-31', '23:59:59Z'))
      const {money} = await reportOf(as(tx, treasurer), ...YEAR)
      const fees = feeOf(2000) + feeOf(1000)
      expect(money.total).toEqual({
        grossPence: 9000,
        goneBackPence: 0,
        feePence: fees,
        netPence: 9000 - fees,
      })
      expect(money.kinds).toMatchObject([
        {kind: 'ticket', grossPence: 4500},
        {kind: 'donation', grossPence: 3000, feePence: fees},
        {kind: 'membership', grossPence: 1500},
      ])
      expect(money.methods).toMatchObject([{method: 'stripe', grossPence: 9000}])
      expect(money.campaigns).toMatchObject([
        {id: campaign, grossPence: 2000, feePence: 50},
        {id: 'other', nameLt: null, grossPence: 1000, feePence: 35},
      ])
      const byMonth = money.months.filter(({grossPence}) => grossPence > 0)
      expect(byMonth.map(({month, grossPence}) => [month, grossPence])).toEqual([
        ['2015-02-01', 1000],
        ['2015-03-01', 6000],
        ['2015-07-01', 2000],
      ])
    })
  })

  test('that was entered by hand is by its method, and what goes back is apart', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const today = (await tx<{day: string}[]>`select private.london_date(now())::text as day`)[0]?.day ?? ''
      const before = (await reportOf(as(tx, treasurer), today, today)).money
      for (const method of ['cash', 'cheque', 'standing_order', 'bank_transfer']) {
        const gift = {amountPence: 700, receivedOn: today, method}
        await as(
          tx,
          treasurer,
        )`select public.record_bank_donation(${JSON.stringify(gift)}::text::jsonb, gen_random_uuid())`
      }
      const [cash] = await tx<
        {id: string}[]
      >`select id from public.payments where method = 'cash' and amount_pence = 700 order by created_at desc limit 1`
      await as(
        tx,
        treasurer,
      )`select public.record_bank_refund(${cash?.id ?? ''}, 300, ${today}, gen_random_uuid())`
      const {money} = await reportOf(as(tx, treasurer), today, today)
      expect(money.total.grossPence - before.total.grossPence).toBe(2800)
      expect(money.total.goneBackPence - before.total.goneBackPence).toBe(300)
      const added = (method: string) => {
        const [now, earlier] = [money, before].map(({methods}) =>
          methods.find((each) => each.method === method),
        )
        return (['grossPence', 'goneBackPence', 'netPence'] as const).map(
          (sum) => (now?.[sum] ?? 0) - (earlier?.[sum] ?? 0),
        )
      }
      expect(added('cash')).toEqual([700, 300, 400])
      for (const method of ['cheque', 'standing_order', 'bank_transfer'])
        expect(added(method)).toEqual([700, 0, 700])
    })
  })

  test('in another currency is apart', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const {paymentId} = await createDonation(serviceOf(tx))
      await apply(serviceOf(tx), paid(paymentId, on('2015-05-01'), {pence: 2300, currency: 'eur'}))
      const {money, otherCurrencies} = await reportOf(as(tx, treasurer), ...YEAR)
      expect(money.total.grossPence).toBe(0)
      expect(otherCurrencies).toEqual([{currency: 'EUR', pence: 2300}])
    })
  })

  test('that Stripe takes for itself is a fee of nothing that is known', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const fee = {id: 'txn_f', intent: null, pence: -300, fee: 0, at: on('2015-04-01'), category: 'fee'}
      await charged(tx, fee)
      const {money} = await reportOf(as(tx, treasurer), ...YEAR)
      expect(money.kinds).toEqual([
        {kind: 'other', grossPence: 0, goneBackPence: 0, feePence: 300, netPence: -300},
      ])
    })
  })
})

describe('payouts', () => {
  test('are shown with what is in them, whether the webhook or the contents came first', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const {intent, paymentId} = await donated(tx, 2000, on('2015-06-01'))
      const inside = transaction({id: `txn_${paymentId}`, intent, pence: 2000, fee: 50, at: on('2015-06-01')})
      const own = {
        id: 'txn_own',
        intent: null,
        pence: -1950,
        fee: 0,
        at: on('2015-06-04'),
        category: 'payout',
      }
      await recordPayout(tx, payout(), [inside, transaction(own)])
      await apply(serviceOf(tx), event('payout', payout({status: 'pending'}), on('2015-06-04')))
      const {payouts} = await reportOf(as(tx, treasurer), ...YEAR)
      expect(payouts).toMatchObject([
        {
          id: 'po_test_1',
          amountPence: 1950,
          status: 'in_transit',
          arrivesOn: '2015-06-05',
          isRead: true,
          contents: {grossPence: 2000, feePence: 50, netPence: 1950, payments: 1, refundPence: 0},
        },
      ])
    })
  })

  test('have the newest state that Stripe reported', async () => {
    await rolledBack(async (tx) => {
      const statusNow = async () =>
        (await tx<{status: string}[]>`select status from public.stripe_payouts where id = 'po_test_1'`)[0]
          ?.status
      const say = (status: string, day: string) =>
        apply(serviceOf(tx), event('payout', payout({status}), on(day)))
      expect(await say('failed', '2015-06-08')).toBe('applied')
      await say('paid', '2015-06-05')
      await say('in_transit', '2015-06-04')
      expect(await statusNow()).toBe('failed')
      // Within the same second the later state counts.
      await say('paid', '2015-06-08')
      expect(await statusNow()).toBe('failed')
    })
  })

  test('are read once they are complete, and asked about when their day has passed', async () => {
    await rolledBack(async (tx) => {
      const toRead = async () =>
        (await serviceOf(tx)<{payout_id: string}>`select payout_id from public.stripe_payouts_to_read()`).map(
          ({payout_id: id}) => id,
        )
      const say = (fields: object) => apply(serviceOf(tx), event('payout', payout(fields), on('2015-06-04')))
      await say({isComplete: false})
      expect(await toRead()).toEqual(['po_test_1'])
      await say({payoutId: 'po_test_2', isAutomatic: false, isComplete: false, status: 'paid'})
      expect(await toRead()).toEqual(['po_test_1'])
      await recordPayout(tx, payout({status: 'paid'}), [])
      expect(await toRead()).toEqual([])
    })
  })
})

describe('what does not fit together', () => {
  const settle = (tx: Transaction) =>
    tx`update private.stripe_readings set read_until = now(), checked_at = now()`

  test('is what Stripe has and the ledger lacks', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      await tx`update private.stripe_readings set read_until = null`
      await charged(tx, {id: 'txn_x', intent: 'pi_x', pence: 900, fee: 30, at: on('2015-05-01')})
      expect((await reportOf(as(tx, treasurer), ...YEAR)).stripe.unknown).toEqual([])
      await settle(tx)
      const {stripe} = await reportOf(as(tx, treasurer), ...YEAR)
      expect(stripe.unknown).toMatchObject([{id: 'txn_x', pence: 900}])
    })
  })

  /** A payment that both sides have known for years. */
  async function settled(tx: Transaction, pence: number) {
    const intent = `pi_${crypto.randomUUID()}`
    const [payment] = await tx<{id: string}[]>`
      insert into public.payments (
        purpose, method, amount_pence, received_pence, received_currency, paid_at, payment_intent_id, checkout_session_id
      )
      values ('ticket', 'stripe', ${pence}, ${pence}, 'GBP', ${on('2015-06-01')}, ${intent}, ${intent})
      returning id`
    const id = payment?.id ?? ''
    await tx`
      insert into public.ledger (payment_id, kind, purpose, amount_pence, currency, occurred_at, recorded_at)
      values (${id}, 'receipt', 'ticket', ${pence}, 'GBP', ${on('2015-06-01')}, ${on('2015-06-01')})`
    await charged(tx, {id: `txn_${id}`, intent, pence, fee: 50, at: on('2015-06-01')})
    return {id, intent}
  }

  test('is a payment whose sums differ, once both sides had time', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      // First, as other tests do: two transactions that lock in another order would wait for each other.
      await settle(tx)
      const differences = async () => (await reportOf(as(tx, treasurer), ...YEAR)).stripe.different
      const {id, intent} = await settled(tx, 2000)
      await settled(tx, 3000)
      const fresh = await donated(tx, 4000, on('2015-06-01'))
      const refund = {pence: -500, fee: 0, at: on('2015-06-03'), category: 'refund'}
      expect(await differences()).toEqual([])
      await charged(tx, {id: 'txn_r', intent, ...refund})
      // This database has known of it for a moment only.
      await charged(tx, {id: 'txn_f', intent: fresh.intent, ...refund})
      expect(await differences()).toEqual([{paymentId: id, ledgerPence: 2000, stripePence: 1500}])
      await tx`update public.payments set has_open_dispute = true where id = ${id}`
      expect(await differences()).toEqual([])
    })
  })
})

describe('the balance at Stripe', () => {
  const next = async (tx: Transaction) =>
    (await serviceOf(tx)<{read: unknown}>`select public.stripe_balance_to_read() as read`)[0]?.read
  const seconds = (text: string) => new Date(text).getTime() / 1000

  test('is read month by month from the first payment on, then each hour', async () => {
    await rolledBack(async (tx) => {
      await tx`update private.stripe_readings set read_until = ${'2015-01-01T00:00:00Z'}, checked_at = now()`
      const since = seconds('2014-12-31T23:00:00Z')
      const period = {since, until: since + 30 * 24 * 3600}
      expect(await next(tx)).toEqual(period)
      await serviceOf(tx)`select public.record_stripe_balance('[]', '[]', ${period.until})`
      expect(await next(tx)).toMatchObject({since: period.until - 3600})
      await tx`update public.payments set paid_at = least(paid_at, now() - interval '2 days') where paid_at is not null`
      await tx`update private.stripe_readings set read_until = now(), checked_at = now() - interval '59 minutes'`
      expect(await next(tx)).toBeNull()
      await tx`update private.stripe_readings set checked_at = now() - interval '61 minutes'`
      expect(Object.keys((await next(tx)) as object)).toEqual(['since'])
    })
  })

  test('is read again at once while Stripe does not answer, so that the job is late', async () => {
    await rolledBack(async (tx) => {
      await tx`update public.payments set paid_at = least(paid_at, now() - interval '2 days') where paid_at is not null`
      await tx`update private.stripe_readings set read_until = now() - interval '61 minutes', checked_at = now() - interval '61 minutes'`
      expect(await next(tx)).not.toBeNull()
      expect(await next(tx)).not.toBeNull()
      await tx`update private.stripe_readings set read_until = now()`
      expect(await next(tx)).toBeNull()
    })
  })

  test('is read within a minute after a payment', async () => {
    await rolledBack(async (tx) => {
      await tx`update private.stripe_readings set read_until = now(), checked_at = now() - interval '51 seconds'`
      const {paymentId} = await createDonation(serviceOf(tx))
      await apply(serviceOf(tx), paid(paymentId, new Date(), {pence: 2000}))
      expect(await next(tx)).not.toBeNull()
      expect(await next(tx)).toBeNull()
    })
  })

  test('is stored once, whatever is read again', async () => {
    await rolledBack(async (tx) => {
      const movement = {id: 'txn_1', intent: null, pence: 900, fee: 30, at: on('2015-05-01')}
      const store = async (intent: string | null) =>
        (await charged(tx, {...movement, intent}))[0]?.record_stripe_balance
      expect([await store(null), await store('pi_1'), await store('pi_1'), await store(null)]).toEqual([
        1, 1, 0, 0,
      ])
      const rows =
        await tx`select payment_intent_id from public.stripe_balance_transactions where id = 'txn_1'`
      expect(rows).toEqual([{payment_intent_id: 'pi_1'}])
    })
  })
})

async function thisYear(tx: Transaction): Promise<[string, string]> {
  const [row] = await tx<{first: string; last: string}[]>`
    select date_trunc('year', now())::date::text as first, (date_trunc('year', now()) + interval '1 year - 1 day')::date::text as last`
  return [row?.first ?? '', row?.last ?? '']
}

describe('members', () => {
  test('join, renew, lapse and leave, and the numbers at both ends fit', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const year = () => reportOf(as(tx, treasurer), ...YEAR)
      const before = (await year()).members
      // Was a member, and renews in the 30 days after the year.
      const loyal = await memberByCard(tx, on('2014-05-01'))
      await renew(tx, loyal.submission, on('2015-05-20'))
      // Was a member, and does not.
      await memberByCard(tx, on('2014-03-01'))
      // Joins at the first moment of the year, and leaves.
      const leaving = await memberByCard(tx, on('2015-01-01', '00:00Z'))
      const {id} = await membershipOf(tx, leaving.email)
      await tx`update public.memberships set cancelled_at = ${'2015-08-01T10:00:00Z'} where id = ${id}`
      // Joins, and the money goes back: never a member.
      const refunded = await memberByCard(tx, on('2015-02-01'))
      await tx`update public.payments set taken_back_at = now() where id = ${refunded.paymentId}`
      // Comes back after a gap.
      const returning = await memberByCard(tx, on('2013-01-01'))
      await renew(tx, returning.submission, on('2015-11-01'))
      expect(await year()).toMatchObject({
        members: {
          atStart: before.atStart + 2,
          joined: before.joined + 2,
          renewed: before.renewed + 1,
          lapsed: before.lapsed + 1,
          left: before.left + 1,
          atEnd: before.atEnd + 2,
        },
      })
    })
  })

  test('of an imported list joined when it says, and have renewed since', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const year = async () => (await reportOf(as(tx, treasurer), ...YEAR)).members
      const before = await year()
      const {email} = await memberByCard(tx, on('2015-05-01'))
      await tx`update public.memberships set joined_on = '1999-05-01' where email = ${email}`
      expect(await year()).toEqual({
        ...before,
        atStart: before.atStart + 1,
        renewed: before.renewed + 1,
        atEnd: before.atEnd + 1,
      })
    })
  })

  test('of a household are persons, and only its payer’s fee is money', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const [first, last] = await thisYear(tx)
      const {email} = await memberByCard(tx)
      const before = await reportOf(as(tx, treasurer), first, last)
      const payer = await membershipOf(tx, email)
      const persons = [await personIn(tx), await personIn(tx, 'Matas')]
      await setHousehold(tx, treasurer, payer.id, persons)
      // The report ends now, when they came.
      await tx`
        update public.membership_payments
        set covers_from = covers_from - interval '1 hour', not_before = not_before - interval '1 hour'
        where membership_id in ${tx(persons)}`
      const {members, money} = await reportOf(as(tx, treasurer), first, last)
      expect(money).toEqual(before.money)
      expect(members).toEqual({
        ...before.members,
        joined: before.members.joined + 2,
        atEnd: before.members.atEnd + 2,
        households: before.members.households + 1,
        inHouseholds: before.members.inHouseholds + 3,
      })
      // What was paid for them stays, so the figures of a past year do too.
      await setHousehold(tx, treasurer, payer.id, [])
      expect((await reportOf(as(tx, treasurer), first, last)).members).toEqual(members)
    })
  })

  test('who are honorary are counted among them', async () => {
    await rolledBack(async (tx) => {
      const treasurer = await treasurerIn(tx)
      const [first, last] = await thisYear(tx)
      const before = (await reportOf(as(tx, treasurer), first, last)).members
      const {email} = await memberByCard(tx)
      const {id} = await membershipOf(tx, email)
      await as(tx, treasurer)`select public.set_honorary(${id}, true)`
      const {members} = await reportOf(as(tx, treasurer), first, last)
      expect([members.honorary - before.honorary, members.joined - before.joined]).toEqual([1, 1])
      // The year that is given is none that somebody renewed.
      await tx`select private.give_honorary_year(${id}, now() + interval '360 days')`
      expect((await reportOf(as(tx, treasurer), first, last)).members).toEqual(members)
    })
  })
})
