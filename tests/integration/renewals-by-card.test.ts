import {afterAll, beforeAll, expect, test} from 'vitest'
import {newAddress} from '../support/delivery-stack.ts'
import {PaymentStack} from '../support/payment-stack.ts'
import {postForm} from '../support/submissions.ts'

let payments: PaymentStack
beforeAll(async () => void (payments = await PaymentStack.start()), 120_000)
afterAll(() => payments.stop())

interface Renewal {
  id: string
  status: string
  amount_pence: number
  checkout_session_id: string
  resumes_at: Date | null
}

async function renewalOf(email: string): Promise<Renewal> {
  const [row] = await payments.sql<Renewal[]>`
    select renewal.* from public.subscriptions as renewal
    join public.memberships as membership on membership.id = renewal.membership_id where membership.email = ${email}`
  if (!row) throw new Error('The renewal is not stored')
  return row
}

/** Somebody who joined by card, which is to be charged each year. */
async function renewingMember(): Promise<string> {
  const email = newAddress('nare')
  const form = {firstName: 'Rasa', lastName: 'Rasaitė', email, renews: true, website: ''}
  expect(await postForm(payments.stack, 'create-membership-payment', form)).toMatchObject({status: 200})
  await payments.pay((await renewalOf(email)).checkout_session_id)
  await expect.poll(async () => (await renewalOf(email)).status, {timeout: 60_000}).toBe('active')
  return email
}

/** Has the job run as if the card were charged in so many days. What is read from Stripe says otherwise again. */
async function runBeforeCharge(email: string, days: number) {
  const {id} = await renewalOf(email)
  await payments.sql`
    update public.subscriptions set current_period_end = now() + make_interval(days => ${days}) where id = ${id}`
  await payments.reconcile()
}

const setFee = (pence: number) =>
  payments.sql`update private.money_settings set membership_fee_pence = ${pence}`

const subjectsTo = async (email: string) =>
  (await payments.stack.inbox()).filter(({to}) => to[0]?.address === email).map(({subject}) => subject)

test('another fee is set at Stripe, and then announced', async () => {
  const email = await renewingMember()
  await setFee(1800)
  try {
    const announced = async () => {
      await runBeforeCharge(email, 10)
      return (await subjectsTo(email)).some((subject) => subject.includes('Netrukus kortele'))
    }
    await expect.poll(announced, {timeout: 60_000}).toBe(true)
    expect((await renewalOf(email)).amount_pence).toBe(1800)
  } finally {
    await setFee(1500)
  }
})

test('a charge that nobody was told of in time is left out at Stripe', async () => {
  const email = await renewingMember()
  const paused = async () => {
    await runBeforeCharge(email, 5)
    return (await renewalOf(email)).status
  }
  await expect.poll(paused, {timeout: 60_000}).toBe('paused')
  expect((await renewalOf(email)).resumes_at).not.toBeNull()
})

test('a membership that is cancelled is charged no more', async () => {
  const email = await renewingMember()
  await payments.sql`update public.memberships set cancelled_at = now() where email = ${email}`
  await payments.reconcile()
  await expect.poll(async () => (await renewalOf(email)).status, {timeout: 60_000}).toBe('ended')
})
