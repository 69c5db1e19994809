import {randomUUID} from 'node:crypto'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {PaymentStack} from '../support/payment-stack.ts'
import {postForm} from '../support/submissions.ts'
import {SECRET_KEY} from '../support/supabase-process.ts'

let payments: PaymentStack
beforeAll(async () => void (payments = await PaymentStack.start()), 120_000)
afterAll(() => payments.stop())

test('of 200 donations at once, each is paid to the penny', {timeout: 300_000}, async () => {
  const amounts = Array.from({length: 200}, (_, index) => (100 + index) / 100)
  const donorName = `Donorė ${randomUUID()}`
  // As the form does: the same request, under its key, until it is accepted.
  const begin = async (amount: number) => {
    const key = randomUUID()
    for (;;) {
      const {status} = await postForm(
        payments.stack,
        'create-donation',
        {amount, donorName},
        {'idempotency-key': key},
      )
      if (status === 200) return
      expect(status).toBe(503)
    }
  }
  await Promise.all(amounts.map(begin))
  await Promise.all(
    (await payments.donationsOf(donorName)).map(({checkout_session_id: session}) => payments.pay(session)),
  )
  const paid = async () => (await payments.donationsOf(donorName)).filter(({status}) => status === 'paid')
  await expect.poll(async () => (await paid()).length, {timeout: 120_000, interval: 500}).toBe(200)
  const received = (await paid()).map(({received_pence: pence}) => pence ?? 0)
  expect(received.toSorted((one, other) => one - other)).toEqual(
    amounts.map((each) => Math.round(each * 100)),
  )
  const [total] = await payments.sql<{pence: number}[]>`
    select sum(entry.amount_pence)::int as pence from public.ledger as entry
    join public.donations as donation on donation.payment_id = entry.payment_id where donation.donor_name = ${donorName}`
  expect(total?.pence).toBe(received.reduce((sum, pence) => sum + pence, 0))
  expect((await payments.stack.supabase.client(SECRET_KEY).rpc('ledger_differences')).data).toEqual([])
})
