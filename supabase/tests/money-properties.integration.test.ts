import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {rolledBack, rolledBackIn, type Transaction} from './database.ts'
import {as} from './callers.ts'
import {wrongTotals} from './kept-totals.ts'
import {
  apply,
  applicant,
  attempt,
  createMembershipPayment,
  daysAgo,
  dispute,
  event,
  paid,
  refunded,
  serviceOf,
  type PaymentEvent,
  treasurerIn,
  checkoutOf,
  refundOf,
} from './money.ts'

const PEOPLE = 3

/** What may happen to a payment, days before now. A payment may also never come, and its refund be reported all the same. */
const history = fc.record({
  person: fc.nat({max: PEOPLE - 1}),
  paidDaysAgo: fc.integer({min: 20, max: 900}),
  pence: fc.constantFrom(1500, 1500, 1500, 1500, 1499),
  currency: fc.constantFrom('gbp', 'gbp', 'gbp', 'gbp', 'eur'),
  isPaid: fc.constantFrom(true, true, true, true, false),
  expires: fc.boolean(),
  refunds: fc.array(
    fc.record({
      pence: fc.integer({min: 1, max: 1500}),
      after: fc.integer({min: 1, max: 19}),
      fails: fc.boolean(),
    }),
    {maxLength: 2},
  ),
  charge: fc.option(fc.record({pence: fc.constantFrom(500, 1500), after: fc.integer({min: 1, max: 19})})),
  dispute: fc.option(
    fc.record({status: fc.constantFrom('won', 'lost', 'open'), after: fc.integer({min: 2, max: 19})}),
  ),
})
type History = typeof history extends fc.Arbitrary<infer Value> ? Value : never

function eventsOf(paymentId: string, happened: History, index: number): PaymentEvent[] {
  const at = (after: number) => daysAgo(happened.paidDaysAgo - after)
  const refund = (n: number, pence: number, status: string, after: number) =>
    event(
      'refund',
      refundOf(paymentId, `re_${index}_${n}`, {pence, status, createdAt: at(after).toISOString()}),
      status === 'failed' ? at(after + 0.5) : at(after),
    )
  return [
    ...(happened.isPaid
      ? [
          paid(paymentId, at(0), {pence: happened.pence, currency: happened.currency}),
          paid(paymentId, at(0.01), {pence: happened.pence, currency: happened.currency}),
        ]
      : []),
    ...(happened.expires ? [event('payment_expired', checkoutOf(paymentId), at(1))] : []),
    ...happened.refunds.flatMap(({pence, after, fails}, n) => [
      refund(n, pence, 'succeeded', after),
      ...(fails ? [refund(n, pence, 'failed', after)] : []),
    ]),
    ...(happened.charge ? [refunded(paymentId, happened.charge.pence, at(happened.charge.after))] : []),
    ...(happened.dispute
      ? [
          dispute(paymentId, 'open', at(happened.dispute.after - 1)),
          dispute(paymentId, happened.dispute.status, at(happened.dispute.after)),
        ]
      : []),
  ]
}

/** Everything that must not depend on the order: not ids, and not when we learned of it. */
async function stateOf(tx: Transaction, payments: string[]) {
  const paymentRows = await tx`
    select payment.id, status, held_reason, received_pence, received_currency, paid_at, payment.refunded_pence, lost_pence,
      has_open_dispute, taken_back_at, covers_from, covers_until, membership_id
    from public.payments as payment join public.membership_payments as link on link.payment_id = payment.id
    where payment.id = any (${payments}) order by payment.id`
  const memberships = await tx`
    select id, status, member_since, valid_until, grace_until from public.memberships order by id`
  const balances = await tx`
    select payment_id, kind, currency, sum(amount_pence)::integer as pence from public.ledger
    where payment_id = any (${payments}) group by payment_id, kind, currency having sum(amount_pence) <> 0 order by payment_id, kind`
  return JSON.parse(JSON.stringify({payments: paymentRows, memberships, balances})) as unknown
}

/** Beginning with the payments of three people, two of whom share an address. */
async function begun(tx: Transaction, histories: History[]) {
  const first = applicant()
  const people = [first, applicant({email: first.email, firstName: 'Tomas'}), applicant()]
  const payments: string[] = []
  for (const {person} of histories)
    payments.push((await createMembershipPayment(serviceOf(tx), people[person])).paymentId)
  return payments
}

async function expectSound(tx: Transaction) {
  expect(await tx`select * from public.ledger_differences()`).toEqual([])
  expect(await wrongTotals(tx)).toEqual([])
  const negative = await tx`
    select payment_id from public.ledger group by payment_id having sum(amount_pence) < 0`
  expect(negative).toEqual([])
  const twice = await tx`
    select email, name_key from public.memberships where status in ('active', 'grace') group by email, name_key having count(*) > 1`
  expect(twice).toEqual([])
  // No day is paid for twice, but that what comes after a cancellation begins a year of its own.
  const overlapping = await tx`
    select link.payment_id from public.membership_payments as link
    join public.memberships as membership on membership.id = link.membership_id
    join public.payments as payment on payment.id = link.payment_id and payment.taken_back_at is null
    join public.membership_payments as other on other.membership_id = link.membership_id and other.payment_id > link.payment_id
    join public.payments as paid on paid.id = other.payment_id and paid.taken_back_at is null
    where link.covers_from < other.covers_until and other.covers_from < link.covers_until
      and (
        membership.cancelled_at is null
        or least(payment.paid_at, paid.paid_at) > membership.cancelled_at
        or greatest(payment.paid_at, paid.paid_at) < membership.cancelled_at
      )`
  expect(overlapping).toEqual([])
}

test('events in any order, some twice, end in the state of the ordered run', {timeout: 240_000}, async () => {
  const runs = fc.array(history, {minLength: 1, maxLength: 4}).chain((histories) =>
    fc.record({
      histories: fc.constant(histories),
      order: fc.array(fc.double({min: 0, max: 1, noNaN: true}), {minLength: 60, maxLength: 60}),
      repeated: fc.array(fc.nat({max: 59}), {maxLength: 10}),
    }),
  )
  await fc.assert(
    fc.asyncProperty(runs, async ({histories, order, repeated}) => {
      await rolledBack(async (tx) => {
        await tx`update private.rate_limits set per_email = 1000, per_network = 1000`
        const payments = await begun(tx, histories)
        const events = payments.flatMap((payment, n) => {
          const happened = histories[n]
          return happened ? eventsOf(payment, happened, n) : []
        })
        const ordered = events.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
        const shuffled = events.map((one, n) => ({one, at: order[n] ?? 0})).toSorted((a, b) => a.at - b.at)
        const again = repeated.flatMap((n) => events[n] ?? [])
        let expected: unknown
        await rolledBackIn(tx, async (part) => {
          for (const one of ordered) await apply(serviceOf(part), one)
          await expectSound(part)
          expected = await stateOf(part, payments)
        })
        for (const one of [...shuffled.map(({one: shuffledEvent}) => shuffledEvent), ...again])
          await apply(serviceOf(tx), one)
        await expectSound(tx)
        expect(await stateOf(tx, payments)).toEqual(expected)
      })
    }),
    {numRuns: 15},
  )
})

type Step = {
  kind: 'pay' | 'transfer' | 'undo' | 'refund' | 'count' | 'merge' | 'cancel' | 'reconcile'
  person: number
  days: number
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('pay', 'pay', 'transfer', 'undo', 'refund', 'count', 'merge', 'cancel', 'reconcile'),
  person: fc.nat({max: PEOPLE - 1}),
  days: fc.integer({min: 0, max: 700}),
})

test(
  'whatever people and treasurers do, the ledger is that of the payments and nobody is a member twice',
  {timeout: 240_000},
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, {minLength: 3, maxLength: 12}), async (steps) => {
        await rolledBack(async (tx) => {
          await tx`update private.rate_limits set per_email = 1000, per_network = 1000`
          const treasurer = await treasurerIn(tx)
          await tx`insert into public.user_roles (user_id, role) values (${treasurer.id}, 'admin')`
          const first = applicant()
          const people = [first, applicant({email: first.email, firstName: 'Tomas'}), applicant()]
          const newest = async (part: Transaction, person: number) => {
            const {email, firstName} = people[person] ?? first
            const [row] = await part<{payment: string; membership: string}[]>`
            select payment.id as payment, membership.id as membership from public.memberships as membership
            join public.membership_payments as link on link.membership_id = membership.id
            join public.payments as payment on payment.id = link.payment_id
            where membership.email = ${email} and membership.first_name = ${firstName}
            order by payment.created_at desc, payment.id limit 1`
            return (
              row ?? {
                payment: '00000000-0000-4000-8000-000000000000',
                membership: '00000000-0000-4000-8000-000000000000',
              }
            )
          }
          for (const {kind, person, days} of steps) {
            await attempt(tx, async (part) => {
              const [asTreasurer, asService] = [as(part, treasurer), serviceOf(part)]
              const {payment, membership} = await newest(part, person)
              if (kind === 'pay') {
                const begunPayment = await createMembershipPayment(asService, people[person])
                await apply(asService, paid(begunPayment.paymentId, daysAgo(days)))
              } else if (kind === 'transfer') {
                await asService`select public.apply_for_membership(${JSON.stringify(people[person] ?? first)}::text::jsonb, '{}')`
                const transfer = await newest(part, person)
                await asTreasurer`
                  select public.confirm_bank_transfer(
                    ${transfer.payment}, 1500, (now() at time zone 'Europe/London')::date - ${days}::integer
                  )`
              } else if (kind === 'undo') await asTreasurer`select public.undo_bank_transfer(${payment})`
              else if (kind === 'refund') await apply(asService, refunded(payment, 1500, daysAgo(0)))
              else if (kind === 'count') await asTreasurer`select public.decide_payment(${payment}, 'count')`
              else if (kind === 'cancel') await asTreasurer`select public.cancel_membership(${membership})`
              else if (kind === 'reconcile') await asService`select public.reconcile_memberships()`
              else {
                const other = await newest(part, (person + 1) % PEOPLE)
                await asTreasurer`select public.merge_memberships(${membership}, ${other.membership})`
              }
            })
            await expectSound(tx)
          }
          // Everything has been reconciled already: doing it again changes nothing.
          const payments = (await tx<{id: string}[]>`select id from public.payments`).map(({id}) => id)
          const before = await stateOf(tx, payments)
          await tx`select private.reconcile_membership(id) from public.memberships`
          expect(await stateOf(tx, payments)).toEqual(before)
        })
      }),
      {numRuns: 12},
    )
  },
)
