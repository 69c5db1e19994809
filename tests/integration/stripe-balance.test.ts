import type Stripe from 'stripe'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {PaymentStack} from '../support/payment-stack.ts'

let payments: PaymentStack
beforeAll(async () => void (payments = await PaymentStack.start()))
afterAll(() => payments.stop())

async function paidDonation() {
  const donation = await payments.openDonation()
  await payments.pay(donation.session)
  await payments.becomes(donation.payment.id, 'paid')
  return donation.payment.id
}

interface Report {
  money: {kinds: {kind: string; grossPence: number; feePence: number}[]}
  payouts: {
    id: string
    status: string
    amountPence: number
    isRead: boolean
    contents: Record<string, number>
  }[]
  stripe: {unknown: unknown[]; different: unknown[]}
}

/** The report of the present year, as a treasurer gets it. */
async function report(): Promise<Report> {
  const [row] = await payments.sql<{report: Report}[]>`
    select jsonb_build_object(
      'money', private.report_sums(now() - interval '1 year', now() + interval '1 year'),
      'payouts', private.report_payouts(current_date - 365, current_date + 365),
      'stripe', private.stripe_differences(now() - interval '1 year', now() + interval '1 year')
    ) as report`
  if (!row) throw new Error('There is no report')
  return row.report
}

const donated = ({money}: Report) => {
  const donations = money.kinds.find(({kind}) => kind === 'donation')
  return {grossPence: donations?.grossPence ?? 0, feePence: donations?.feePence ?? 0}
}

/** The schedule calls reconcile-payments too: its run may have begun to read what this one would have read. */
const patience = {timeout: 60_000}

test('fees and payouts of Stripe reach the report, whatever became of the webhooks', async () => {
  const before = await report()
  const [earlier, knownPayouts] = [donated(before), before.payouts.length]
  const first = await paidDonation()
  await paidDonation()
  await reconcileAtOnce()
  // £20 cost 1.5 % and 20p.
  await expect
    .poll(async () => donated(await report()), patience)
    .toEqual({
      grossPence: earlier.grossPence + 4000,
      feePence: earlier.feePence + 100,
    })

  const [payout] = await payments.local<Stripe.Payout[]>('/payouts', {includePending: true})
  const ofPayout = ({payouts}: Report) => payouts.find(({id}) => id === payout?.id)
  await expect
    .poll(async () => ofPayout(await report()), patience)
    .toMatchObject({status: 'in_transit', amountPence: 3900})
  await reconcileAtOnce()
  await expect
    .poll(async () => ofPayout(await report()), patience)
    .toMatchObject({
      isRead: true,
      contents: {grossPence: 4000, feePence: 100, netPence: 3900, payments: 2},
    })

  // Stripe’s report of the second payout gets lost.
  await payments.local('/webhooks', {hold: true})
  await paidDonationWithoutWebhook()
  await payments.local('/payouts', {includePending: true})
  await payments.local('/webhooks/drop')
  await payments.local('/webhooks', {hold: false})
  await reconcileAtOnce()
  await expect.poll(async () => (await report()).payouts.length, patience).toBe(knownPayouts + 2)
  await reconcileAtOnce()
  await expect.poll(async () => (await report()).payouts.every(({isRead}) => isRead), patience).toBe(true)
  expect((await report()).stripe).toMatchObject({unknown: [], different: []})
  expect(await payments.statusOf(first)).toBe('paid')
})

/** The balance is read without the pause that follows each reading. */
async function reconcileAtOnce() {
  await payments.sql`update private.stripe_readings set checked_at = null`
  expect(await payments.reconcile()).toMatchObject({status: 200})
}

async function paidDonationWithoutWebhook() {
  const {session} = await payments.openDonation()
  await payments.pay(session)
}
