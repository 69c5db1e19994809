import {randomUUID} from 'node:crypto'
import postgres from 'postgres'
import {expect} from 'vitest'
import {DeliveryStack, newAddress} from './delivery-stack.ts'
import {formBodies, postForm, prepareForms, type FormAnswer} from './submissions.ts'
import {fromGateway, PUBLISHABLE_KEY, SECRET_KEY} from './supabase-process.ts'

export interface Payment {
  id: string
  status: string
  amount_pence: number
  currency: string
  received_pence: number | null
  checkout_session_id: string
}

interface Account {
  id: string
  email: string
  /** Of a session. */
  headers: Record<string, string>
}

export interface Member extends Account {
  paymentId: string
}

/** A stack with Stripe, and what tests of payments do with it. */
export class PaymentStack {
  readonly stack: DeliveryStack
  readonly sql: postgres.Sql

  private constructor(stack: DeliveryStack) {
    this.stack = stack
    this.sql = postgres(stack.supabase.databaseUrl, {max: 2, onnotice: () => {}})
  }

  /** @param functionsEnv further variables of the functions */
  static async start(functionsEnv: Record<string, string> = {}): Promise<PaymentStack> {
    const payments = new PaymentStack(await DeliveryStack.start({withStripe: true, functionsEnv}))
    await prepareForms(payments.sql)
    return payments
  }

  async stop(): Promise<void> {
    await this.sql.end()
    await this.stack.stop()
  }

  /** Calls an endpoint of Stripe under `/local`. */
  local<Body = unknown>(path: string, body: object = {}): Promise<Body> {
    return this.stack.stripe.local<Body>(path, body)
  }

  /** How many answers Stripe holds back. */
  async heldBack(): Promise<number> {
    const response = await fetch(`${this.stack.stripe.url}/local/outage`)
    return ((await response.json()) as {waiting: number}).waiting
  }

  /**
   * What a call resolves to when Stripe's answer to its first request that changes something is lost: a 504 that does not
   * say whether Stripe has done what it was asked for (`lost`) or not (`timeout`).
   *
   * @param path of that request
   */
  async losing<Result>(
    status: 'lost' | 'timeout',
    call: () => Promise<Result>,
    path?: string,
  ): Promise<Result> {
    await this.local('/outage', {status, times: 1, method: 'POST', path})
    const result = call()
    await expect.poll(() => this.heldBack(), {timeout: 60_000}).toBe(1)
    // Ends the silence with the 504.
    await this.local('/outage', {status: null})
    return result
  }

  /** Somebody's donation, to be sent as the form does: each time with the same key. */
  donation(fields: object = {}) {
    const [donorName, key] = [`Donorė ${randomUUID()}`, randomUUID()]
    const body = {amount: 20, donorName, ...fields}
    return {
      donorName,
      send: (): Promise<FormAnswer> =>
        postForm(this.stack, 'create-donation', body, {'idempotency-key': key}),
      payments: () => this.donationsOf(donorName),
    }
  }

  donationsOf(donorName: string): Promise<Payment[]> {
    return this.sql<Payment[]>`
      select payment.* from public.payments as payment
      join public.donations as donation on donation.payment_id = payment.id
      where donation.donor_name = ${donorName}`
  }

  /** A donation whose checkout is open. */
  async openDonation(fields?: object) {
    const {send, payments, donorName} = this.donation(fields)
    const url = expect.stringContaining(this.stack.stripe.url) as string
    expect(await send()).toMatchObject({status: 200, body: {url}})
    const [payment] = await payments()
    if (!payment) throw new Error('The donation is not stored')
    return {donorName, payment, session: payment.checkout_session_id}
  }

  /** @param options the card and the rest of what `/local/checkout/:id/pay` takes */
  pay(session: string, options: object = {}) {
    return this.local(`/checkout/${session}/pay`, options)
  }

  async statusOf(id: string): Promise<string | undefined> {
    const [payment] = await this.sql<Payment[]>`select * from public.payments where id = ${id}`
    return payment?.status
  }

  /** Waits until a payment has this status. */
  async becomes(id: string, status: string): Promise<void> {
    await expect.poll(() => this.statusOf(id), {timeout: 60_000, interval: 100}).toBe(status)
  }

  /** Its movements of money, such as `receipt 2000`. */
  async ledgerOf(id: string): Promise<string[]> {
    const rows = await this.sql<{kind: string; amount_pence: number}[]>`
      select kind, amount_pence from public.ledger where payment_id = ${id} order by id`
    return rows.map(({kind, amount_pence}) => `${kind} ${amount_pence}`)
  }

  /** How many checkouts Stripe has for a payment. */
  async checkoutsOf(id: string): Promise<number> {
    const sessions = await this.stack.stripe.client.checkout.sessions.list({limit: 100})
    return sessions.data.filter((session) => session.client_reference_id === id).length
  }

  /** Calls a function as whoever the headers name. */
  async call(name: string, headers: Record<string, string>, body: object = {}) {
    const response = await fetch(`${this.stack.functionsUrl}/${name}`, {
      method: 'POST',
      headers: {'content-type': 'application/json', ...fromGateway, ...headers},
      body: JSON.stringify(body),
    })
    return {status: response.status, body: (await response.json()) as Record<string, unknown>}
  }

  /** Calls reconcile-payments as the schedule does, which calls it in this stack, too. */
  reconcile() {
    return this.call('reconcile-payments', {apikey: SECRET_KEY})
  }

  /** Somebody with a confirmed account, who is logged in. */
  async logIn(name: string): Promise<Account> {
    const [email, password] = [newAddress(name), 'ąžuolynas']
    const user_metadata = {first_name: 'Austėja', last_name: 'Bandytoja', privacy_policy_accepted: true}
    const created = await this.stack.supabase
      .client(SECRET_KEY)
      .auth.admin.createUser({email, password, email_confirm: true, user_metadata})
    expect(created.error).toBeNull()
    const {data} = await this.stack.supabase.client().auth.signInWithPassword({email, password})
    const headers = {apikey: PUBLISHABLE_KEY, authorization: `Bearer ${data.session?.access_token}`}
    return {id: created.data.user?.id ?? '', email, headers}
  }

  async logInAsTreasurer(): Promise<Account> {
    const account = await this.logIn('izdininke')
    await this.sql`insert into public.user_roles (user_id, role) values (${account.id}, 'treasurer')`
    return account
  }

  /** Somebody who is logged in and a member, by a fee that was paid by card. */
  async logInAsMember(): Promise<Member> {
    const account = await this.logIn('narys')
    const form = formBodies['create-membership-payment'](account.email)
    const {body} = await postForm(this.stack, 'create-membership-payment', form)
    const [payment] = await this.sql<Payment[]>`
      select * from public.payments where checkout_url = ${body.url ?? ''}`
    if (!payment) throw new Error('The membership is not stored')
    await this.pay(payment.checkout_session_id)
    await this.becomes(payment.id, 'paid')
    return {...account, paymentId: payment.id}
  }
}
