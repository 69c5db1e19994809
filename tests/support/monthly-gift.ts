import {randomUUID} from 'node:crypto'
import {expect} from 'vitest'
import {newAddress} from './delivery-stack.ts'
import type {PaymentStack} from './payment-stack.ts'
import {postForm} from './submissions.ts'
import {PUBLISHABLE_KEY} from './supabase-process.ts'

interface Row {
  id: string
  status: string
  stripe_subscription_id: string
  stripe_customer_id: string
  checkout_session_id: string
}

/** Somebody's gift each month, in a stack with Stripe. */
export class MonthlyGift {
  readonly email = newAddress('aukotoja')
  readonly #payments: PaymentStack
  readonly #donorName = `Aukotoja ${randomUUID()}`

  constructor(payments: PaymentStack) {
    this.#payments = payments
  }

  async row(): Promise<Row> {
    const [row] = await this.#payments.sql<Row[]>`
      select * from public.subscriptions where donor_name = ${this.#donorName}`
    if (!row) throw new Error('The gift is not stored')
    return row
  }

  /** Sends the form, and pays on Stripe's page. */
  async begin(fields: object = {}): Promise<void> {
    const form = {amount: 10, interval: 'month', donorName: this.#donorName, ...fields}
    const url = expect.stringContaining(this.#payments.stack.stripe.url) as string
    expect(await postForm(this.#payments.stack, 'create-donation', form)).toMatchObject({
      status: 200,
      body: {url},
    })
    await this.#payments.pay((await this.row()).checkout_session_id, {email: this.email})
  }

  /** Begins one, and waits until its first month is here. */
  async beginAndReceive(fields?: object): Promise<void> {
    await this.begin(fields)
    await this.received(1)
  }

  async payments(): Promise<{status: string; received_pence: number}[]> {
    const {id} = await this.row()
    return this.#payments.sql<{status: string; received_pence: number}[]>`
      select id, status, received_pence from public.payments where subscription_id = ${id} order by paid_at`
  }

  async received(months: number): Promise<void> {
    await expect.poll(async () => (await this.payments()).length, {timeout: 60_000}).toBe(months)
  }

  async becomes(status: string): Promise<void> {
    await expect.poll(async () => (await this.row()).status, {timeout: 60_000}).toBe(status)
  }

  /** As if the month had passed. */
  async renew(): Promise<void> {
    await this.#payments.local(`/subscriptions/${(await this.row()).stripe_subscription_id}/renew`)
  }

  async card(number: string): Promise<void> {
    await this.#payments.local(`/customers/${(await this.row()).stripe_customer_id}/card`, {card: number})
  }

  /** Waits for so many emails to the donor with a text, and resolves to that of the last one. */
  async mail(subject: string, count = 1): Promise<string> {
    const arrived = async () =>
      (await this.#payments.stack.inbox()).filter(
        (each) => each.to[0]?.address === this.email && each.subject.includes(subject),
      )
    await expect.poll(async () => (await arrived()).length, {timeout: 60_000}).toBe(count)
    const last = (await arrived()).at(-1)
    return last ? this.#payments.stack.source(last) : ''
  }

  /** The secret of the link in the last email with this subject. */
  async token(subject = 'kvitas'): Promise<string> {
    // Without the line breaks of its encoding.
    const text = (await this.mail(subject)).replaceAll('=\r\n', '').replaceAll('=3D', '=')
    const [, token = ''] = /mano-auka\?token=(?:3D)?([0-9a-f]{64})/.exec(text) ?? []
    return token
  }

  manage(body: object, headers: Record<string, string> = {apikey: PUBLISHABLE_KEY}) {
    return this.#payments.call('manage-subscription', headers, body)
  }
}
