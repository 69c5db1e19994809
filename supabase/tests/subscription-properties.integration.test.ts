import * as fc from 'fast-check'
import {expect, test} from 'vitest'
import {rolledBack, rolledBackIn, type Transaction} from './database.ts'
import {wrongTotals} from './kept-totals.ts'
import {apply, daysAgo, refunded, serviceOf, type PaymentEvent, dispute} from './money.ts'
import {atStripe, beginGift, type Gift, invoiceOf, report, unpaidInvoiceOf} from './subscriptions.ts'

/** What Stripe says at one moment: so many months are paid, and the next one perhaps could not be charged. */
const moment = fc.record({
  paid: fc.integer({min: 0, max: 5}),
  failed: fc.constantFrom(0, 0, 0, 1, 2),
  amount: fc.constantFrom(1000, 1000, 2500),
  isPaused: fc.constantFrom(false, false, true),
  ends: fc.constantFrom(false, false, false, true),
  /** How many of the latest invoices were read. */
  read: fc.integer({min: 1, max: 6}),
})
type Moment = typeof moment extends fc.Arbitrary<infer Value> ? Value : never

interface Reading {
  at: Date
  run: (tx: Transaction) => Promise<unknown>
}

function readingsOf(gift: Gift, moments: readonly Moment[]): Reading[] {
  let paid = 1
  return moments.map((seen, n) => {
    // What was paid stays so.
    paid = Math.max(paid, seen.paid)
    const months = Array.from({length: paid}, (_, month) => invoiceOf(gift, month))
    const due = seen.failed > 0 ? [unpaidInvoiceOf(gift, paid, seen.failed)] : []
    const subscription = atStripe(gift, {
      pence: seen.amount,
      status: seen.ends ? 'canceled' : seen.failed > 0 ? 'past_due' : 'active',
      isPaused: seen.isPaused,
      resumesAt: seen.isPaused ? '2030-03-17T17:46:40Z' : null,
      ...(seen.ends && {endedAt: new Date(1_795_000_000_000 + n * 1000).toISOString(), hasFailed: true}),
    })
    const at = daysAgo(10 - n)
    const invoices = [...due, ...months.toReversed()].slice(0, seen.read)
    return {at, run: (tx) => report(serviceOf(tx), subscription, invoices, at)}
  })
}

const refund = fc.record({month: fc.nat({max: 5}), pence: fc.constantFrom(300, 1000), isLost: fc.boolean()})

function eventsOf(
  gift: Gift,
  {month, pence, isLost}: {month: number; pence: number; isLost: boolean},
): PaymentEvent {
  const id = `${gift.id}_${month}`
  return isLost
    ? {...dispute(id, 'lost', daysAgo(3), pence), disputeId: `du_${id}_${pence}`}
    : refunded(id, pence, daysAgo(5))
}

/** Everything that must not depend on the order. */
async function stateOf(tx: Transaction, {id}: Gift) {
  const payments = await tx`
    select invoice_id, payment_intent_id, status, amount_pence, received_pence, received_currency, paid_at, refunded_pence, lost_pence,
      taken_back_at, held_reason, donation.email, donation.donor_name, donation.message
    from public.payments as payment join public.donations as donation on donation.payment_id = payment.id
    where subscription_id = ${id} order by invoice_id`
  const subscription = await tx`
    select status, amount_pence, is_paused, resumes_at, failed_attempts, next_attempt_at, open_invoice_id, ended_at, end_reason, reported_at
    from public.subscriptions where id = ${id}`
  const ledger = await tx`
    select payment.invoice_id, kind, sum(entry.amount_pence)::integer as pence
    from public.ledger as entry join public.payments as payment on payment.id = entry.payment_id
    where payment.subscription_id = ${id}
    group by 1, 2 having sum(entry.amount_pence) <> 0 order by 1, 2`
  return JSON.parse(JSON.stringify({payments, subscription, ledger})) as unknown
}

async function expectSound(tx: Transaction) {
  expect(await tx`select * from public.ledger_differences()`).toEqual([])
  expect(await wrongTotals(tx)).toEqual([])
}

test(
  'readings and refunds in any order, some twice, end in the state of the ordered run',
  {timeout: 240_000},
  async () => {
    const runs = fc.record({
      moments: fc.array(moment, {minLength: 1, maxLength: 6}),
      refunds: fc.array(refund, {maxLength: 3}),
      order: fc.array(fc.double({min: 0, max: 1, noNaN: true}), {minLength: 20, maxLength: 20}),
      repeated: fc.array(fc.nat({max: 9}), {maxLength: 5}),
    })
    await fc.assert(
      fc.asyncProperty(runs, async ({moments, refunds, order, repeated}) => {
        await rolledBack(async (tx) => {
          const gift = {...(await beginGift(tx, {donorName: 'Rasa', message: 'Ačiū'})), begun: daysAgo(300)}
          const steps = [
            ...readingsOf(gift, moments),
            ...refunds.map((each): Reading => {
              const reported = eventsOf(gift, each)
              return {
                at: new Date(reported.at),
                run: (part) => apply(serviceOf(part), reported),
              }
            }),
          ]
          const ordered = steps.toSorted((a, b) => a.at.getTime() - b.at.getTime())
          const shuffled = steps
            .map((step, n) => ({step, place: order[n] ?? 0}))
            .toSorted((a, b) => a.place - b.place)
          let expected: unknown
          await rolledBackIn(tx, async (part) => {
            for (const {run} of ordered) await run(part)
            await expectSound(part)
            expected = await stateOf(part, gift)
          })
          for (const {step} of shuffled) await step.run(tx)
          for (const n of repeated) await steps[n]?.run(tx)
          await expectSound(tx)
          expect(await stateOf(tx, gift)).toEqual(expected)
        })
      }),
      {numRuns: 40},
    )
  },
)
