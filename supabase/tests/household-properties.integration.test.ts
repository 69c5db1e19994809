import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {as} from './callers.ts'
import {rolledBack, rolledBackIn, type Transaction} from './database.ts'
import {payerSubmission, setHousehold, withFee} from './households.ts'
import {wrongTotals} from './kept-totals.ts'
import {
  apply,
  attempt,
  createMembershipPayment,
  daysAgo,
  dispute,
  membershipOf,
  paid,
  refunded,
  serviceOf,
  treasurerIn,
} from './money.ts'

const PEOPLE = 3

/** What comes of one payment: its person, its day, and what takes it back. */
const fate = fc.record({
  person: fc.constantFrom(0, 0, 0, 1, 2),
  days: fc.integer({min: 20, max: 500}),
  pence: fc.constantFrom(1500, 1500, 1500, 1499),
  back: fc.constantFrom('no', 'no', 'no', 'all', 'part', 'won', 'lost'),
  after: fc.integer({min: 1, max: 19}),
})

function eventsOf(
  paymentId: string,
  {days, pence, back, after}: typeof fate extends fc.Arbitrary<infer F> ? F : never,
) {
  const [at, later] = [daysAgo(days), daysAgo(days - after)]
  const money = [paid(paymentId, at, {pence: pence})]
  if (back === 'no') return money
  if (back === 'won' || back === 'lost')
    return [...money, dispute(paymentId, 'open', later), dispute(paymentId, back, daysAgo(0))]
  return [...money, refunded(paymentId, back === 'all' ? pence : 500, later)]
}

interface Household {
  treasurer: Awaited<ReturnType<typeof treasurerIn>>
  submissions: ReturnType<typeof payerSubmission>[]
  members: string[]
}

/** Three people, who have been a household for a random time; the first pays. */
async function household(tx: Transaction, since: number): Promise<Household> {
  await tx`update private.rate_limits set per_email = 1000, per_network = 1000`
  await withFee(tx, 'one')
  const treasurer = await treasurerIn(tx)
  const submissions = Array.from({length: PEOPLE}, payerSubmission)
  const members: string[] = []
  for (const submission of submissions) {
    await createMembershipPayment(serviceOf(tx), submission)
    members.push((await membershipOf(tx, submission.email)).id)
  }
  await setHousehold(tx, treasurer, members[0] ?? '', members.slice(1))
  await tx`update public.memberships set household_since = least(now(), ${daysAgo(since)}::timestamptz) where household_id is not null`
  return {treasurer, submissions, members}
}

async function yearsOf(tx: Transaction) {
  const rows = await tx`
    select membership.id, membership.status, member_since, valid_until, coalesce(paid_by, '-') as paid_by, paid_months,
      (
        select jsonb_agg(jsonb_build_array(payment.household_payment_id, payment.method, payment.status, covers_from, covers_until)
          order by covers_from, covers_until, payment.method, payment.status, payment.household_payment_id)
        from public.membership_payments as link join public.payments as payment on payment.id = link.payment_id
        where link.membership_id = membership.id and covers_from is not null
      ) as years
    from public.memberships as membership order by membership.id`
  return JSON.parse(JSON.stringify(rows)) as unknown
}

async function expectSound(tx: Transaction) {
  expect(await tx`select * from public.ledger_differences()`).toEqual([])
  expect(await wrongTotals(tx)).toEqual([])
  // Whatever follows from a payment is as its own year: counted, gone back, or not there.
  const astray = await tx`
    select shared.id from public.payments as shared
    join public.membership_payments as own on own.payment_id = shared.id
    join public.payments as paid on paid.id = shared.household_payment_id
    join public.membership_payments as link on link.payment_id = paid.id
    where shared.status is distinct from case
        when coalesce(link.covers_until > own.not_before, false) and coalesce(paid.taken_back_at > own.not_before, true)
          and link.membership_id <> own.membership_id
          then case when paid.taken_back_at is null then 'paid' else 'refunded' end
        else 'lapsed'
      end
      or (own.covers_until is not null and (own.covers_until <> link.covers_until or own.covers_from >= own.covers_until))`
  expect(astray).toEqual([])
  // Everybody in a household has what its payer has paid for.
  const without = await tx`
    select person.id from public.memberships as payer
    join public.memberships as person on person.household_id = payer.household_id and person.id <> payer.id
    join public.membership_payments as link on link.membership_id = payer.id and link.covers_until > now()
    join public.payments as paid on paid.id = link.payment_id
    where payer.pays_for_household and paid.status = 'paid' and paid.method <> 'household'
      -- A year after a gap, of a payment in between that went back, counts for nobody yet.
      and link.covers_until <= payer.valid_until
      and (payer.cancelled_at is null or paid.paid_at > payer.cancelled_at) and not person.is_honorary
      -- In one transaction, whoever cancels and comes back does so at once.
      and person.cancelled_at is distinct from person.household_since
      and person.valid_until is distinct from greatest(person.valid_until, link.covers_until)`
  expect(without).toEqual([])
  const odd = await tx`
    select household_id from public.memberships where household_id is not null group by household_id
    having count(*) < 2 or count(*) filter (where pays_for_household) > 1
      or count(*) filter (where num_nonnulls(deceased_at, anonymised_at, merged_into) > 0) > 0`
  expect(odd).toEqual([])
}

test(
  'the years of all follow from the payments, in whatever order they become known',
  {timeout: 240_000},
  async () => {
    const runs = fc.record({
      fates: fc.array(fate, {minLength: 1, maxLength: 4}),
      since: fc.integer({min: 0, max: 600}),
      order: fc.array(fc.double({min: 0, max: 1, noNaN: true}), {minLength: 12, maxLength: 12}),
    })
    await fc.assert(
      fc.asyncProperty(runs, async ({fates, since, order}) => {
        await rolledBack(async (tx) => {
          const {submissions} = await household(tx, since)
          const payments: string[] = []
          for (const {person} of fates)
            payments.push((await createMembershipPayment(serviceOf(tx), submissions[person])).paymentId)
          const events = fates.flatMap((one, n) => eventsOf(payments[n] ?? '', one))
          const shuffled = events.map((one, n) => ({one, at: order[n] ?? 0})).toSorted((a, b) => a.at - b.at)
          let expected: unknown
          await rolledBackIn(tx, async (part) => {
            for (const one of events.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)))
              await apply(serviceOf(part), one)
            await expectSound(part)
            expected = await yearsOf(part)
          })
          for (const {one} of shuffled) await apply(serviceOf(tx), one)
          await expectSound(tx)
          expect(await yearsOf(tx)).toEqual(expected)
        })
      }),
      {numRuns: 12},
    )
  },
)

const step = fc.record({
  kind: fc.constantFrom(
    'pay',
    'pay',
    'refund',
    'join',
    'leave',
    'payer',
    'cancel',
    'merge',
    'die',
    'honour',
    'reconcile',
  ),
  person: fc.nat({max: PEOPLE - 1}),
  other: fc.nat({max: PEOPLE - 1}),
  days: fc.integer({min: 0, max: 400}),
})

test(
  'whatever is done with a household, it stays sound, and doing nothing changes nothing',
  {timeout: 240_000},
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, {minLength: 3, maxLength: 12}), async (steps) => {
        await rolledBack(async (tx) => {
          const {treasurer, submissions, members} = await household(tx, 100)
          const payments: string[] = []
          for (const {kind, person, other, days} of steps) {
            const [one = '', second = ''] = [members[person], members[other]]
            await attempt(tx, async (part) => {
              const [asTreasurer, asService] = [as(part, treasurer), serviceOf(part)]
              const groupOf = async () => {
                const [row] = await part<{group: string | null}[]>`
                select household_id as group from public.memberships where id = ${one}`
                return row?.group ?? '00000000-0000-4000-8000-000000000000'
              }
              if (kind === 'pay') {
                const {paymentId} = await createMembershipPayment(asService, submissions[person])
                payments.push(paymentId)
                await apply(asService, paid(paymentId, daysAgo(days)))
              } else if (kind === 'refund') {
                const payment = payments[days % Math.max(1, payments.length)] ?? ''
                if (payment) await apply(asService, refunded(payment, 1500, daysAgo(0)))
              } else if (kind === 'join') {
                await setHousehold(part, treasurer, one, [second])
              } else if (kind === 'leave') {
                await setHousehold(part, treasurer, one, [])
              } else if (kind === 'payer') {
                await asTreasurer`select public.set_household_payer(${await groupOf()}, ${second})`
              } else if (kind === 'cancel') await asTreasurer`select public.cancel_membership(${one})`
              else if (kind === 'merge') await asTreasurer`select public.merge_memberships(${one}, ${second})`
              else if (kind === 'die')
                await asTreasurer`select public.mark_deceased(${one}, ${days % 2 === 0})`
              else if (kind === 'honour')
                await asTreasurer`select public.set_honorary(${one}, ${days % 2 === 0})`
              else await asService`select public.reconcile_memberships()`
            })
            await expectSound(tx)
          }
          const before = await yearsOf(tx)
          await tx`select private.reconcile_membership(id) from public.memberships order by id`
          expect(await yearsOf(tx)).toEqual(before)
        })
      }),
      {numRuns: 10},
    )
  },
)
