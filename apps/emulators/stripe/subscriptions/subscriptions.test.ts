import type Stripe from 'stripe'
import {expect, test} from 'vitest'
import {begunSubscription, monthlyGift} from '../testing/begun-subscription.ts'
import {errorOf, eventTypes, temporaryStripe} from '../testing/temporary-stripe.ts'

const payment = {
  action: 'pay',
  email: 'rasa@example.com',
  name: 'Rasa',
  number: '4242 4242 4242 4242',
  expiry: '12/34',
  cvc: '123',
}

test('a paid session begins a subscription with its first invoice', async () => {
  const stripe = await temporaryStripe()
  const client = stripe.client()
  const opened = await client.checkout.sessions.create({...monthlyGift, metadata: {gift: '3'}, locale: 'lt'})
  expect(opened).toMatchObject({mode: 'subscription', customer: null, subscription: null, amount_total: 1000})
  await stripe.submit(`/c/pay/${opened.id}`, payment)

  const session = await client.checkout.sessions.retrieve(opened.id, {
    expand: ['customer', 'subscription'],
  })
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    payment_intent: null,
    metadata: {gift: '3'},
    customer: {email: 'rasa@example.com', name: 'Rasa', next_invoice_sequence: 2},
    subscription: {
      status: 'active',
      description: 'Auka mokyklai',
      metadata: {donation: '7'},
      default_payment_method: expect.stringMatching(/^pm_/),
      items: {
        data: [{quantity: 1, price: {unit_amount: 1000, recurring: {interval: 'month'}, type: 'recurring'}}],
      },
    },
  })
  const invoice = await client.invoices.retrieve(String(session.invoice), {
    expand: ['payments.data.payment.payment_intent.latest_charge'],
  })
  const {customer, id: subscription} = session.subscription as Stripe.Subscription
  expect(invoice).toMatchObject({
    status: 'paid',
    billing_reason: 'subscription_create',
    customer,
    amount_due: 1000,
    amount_paid: 1000,
    amount_remaining: 0,
    parent: {subscription_details: {subscription, metadata: {donation: '7'}}},
    lines: {data: [{amount: 1000, description: '1 × Mėnesinė auka (at £10.00 / month)'}]},
    payments: {
      data: [
        {
          status: 'paid',
          amount_paid: 1000,
          payment: {
            payment_intent: {
              status: 'succeeded',
              customer,
              description: 'Subscription creation',
              metadata: {},
              latest_charge: {customer, balance_transaction: expect.stringMatching(/^txn_/)},
            },
          },
        },
      ],
    },
  })
  expect(await eventTypes(stripe)).toEqual([
    'payment_intent.created',
    'customer.created',
    'payment_method.attached',
    'invoice.created',
    'customer.subscription.created',
    'invoice.finalized',
    'charge.succeeded',
    'payment_intent.succeeded',
    'invoice_payment.paid',
    'invoice.updated',
    'invoice.paid',
    'invoice.payment_succeeded',
    'customer.subscription.updated',
    'checkout.session.completed',
    'charge.updated',
  ])
})

test('the page says that the payment is repeated until it is cancelled', async () => {
  const stripe = await temporaryStripe()
  const {sessions} = stripe.client().checkout
  const textOf = async (changes: Partial<Stripe.Checkout.SessionCreateParams>) => {
    const {id} = await sessions.create({...monthlyGift, ...changes})
    return (await (await stripe.page(`/c/pay/${id}`)).text()).replaceAll(/\s+/g, ' ')
  }
  expect(await textOf({locale: 'en'})).toContain(
    'You pay £10.00 now, and the same every month until you cancel.',
  )
  expect(await textOf({locale: 'lt'})).toContain('o toliau tiek pat kas mėnesį, kol atsisakysite.')
})

test('a customer subscribes again, with the address of the first time', async () => {
  const stripe = await temporaryStripe()
  const client = stripe.client()
  const first = await begunSubscription(stripe)
  const {customer_email: _email, ...gift} = monthlyGift
  const {id} = await client.checkout.sessions.create({...gift, customer: first.customer})
  expect(await (await stripe.page(`/c/pay/${id}`)).text()).toContain('value="rasa@example.com"')
  await stripe.local(`/checkout/${id}/pay`)
  const second = await client.checkout.sessions.retrieve(id)
  expect(second).toMatchObject({customer: first.customer, customer_details: {email: 'rasa@example.com'}})
  const {data} = await client.subscriptions.list({customer: first.customer})
  expect(data.map((each) => each.id)).toEqual([second.subscription, first.id])
  expect((await client.checkout.sessions.list({subscription: first.id})).data).toMatchObject([
    {id: first.session.id},
  ])
  expect((await client.customers.retrieve(first.customer)).deleted).toBeUndefined()
})

test.each(['4000000000000002', '4000000000000341'])(
  'the card %s does not begin a subscription, and another card does',
  async (number) => {
    const stripe = await temporaryStripe()
    const client = stripe.client()
    const {id} = await client.checkout.sessions.create(monthlyGift)
    expect(await (await stripe.submit(`/c/pay/${id}`, {...payment, number})).text()).toContain(
      'Your card was declined.',
    )
    expect(await client.checkout.sessions.retrieve(id)).toMatchObject({
      status: 'open',
      payment_intent: null,
      customer: null,
      subscription: null,
    })
    expect((await client.subscriptions.list({status: 'all'})).data).toEqual([])
    await stripe.submit(`/c/pay/${id}`, payment)
    expect((await client.subscriptions.list()).data).toMatchObject([{status: 'active'}])
    expect((await eventTypes(stripe)).filter((type) => type === 'payment_intent.created')).toHaveLength(1)
  },
)

test('the first payment is confirmed to the bank', async () => {
  const stripe = await temporaryStripe()
  const client = stripe.client()
  const {id} = await client.checkout.sessions.create(monthlyGift)
  const path = `/c/pay/${id}`
  const asked = await stripe.submit(path, {...payment, number: '4000002500003155'})
  expect(asked.headers.get('location')).toBe(`${path}/authenticate`)
  await stripe.submit(`${path}/authenticate`, {outcome: 'succeeds'})
  const {subscription} = await client.checkout.sessions.retrieve(id)
  await stripe.local(`/subscriptions/${String(subscription)}/renew`)
  const {data} = await client.invoices.list({subscription: String(subscription)})
  expect(data.map(({status}) => status)).toEqual(['paid', 'paid'])
})

test('an expired session cancels its payment', async () => {
  const stripe = await temporaryStripe()
  const client = stripe.client()
  const {id} = await client.checkout.sessions.create(monthlyGift)
  await stripe.local(`/checkout/${id}/pay`, {card: '4000000000000002'})
  await client.checkout.sessions.expire(id)
  expect((await eventTypes(stripe)).slice(-2)).toEqual([
    'checkout.session.expired',
    'payment_intent.canceled',
  ])
})

test('a renewal makes a paid invoice for the next period', async () => {
  const stripe = await temporaryStripe()
  const client = stripe.client()
  const {id, item, invoices} = await begunSubscription(stripe)
  const before = await item()
  await stripe.local(`/subscriptions/${id}/renew`)
  const after = await item()
  expect(after.current_period_start).toBe(before.current_period_end)
  const [, renewal] = await invoices()
  expect(renewal).toMatchObject({
    billing_reason: 'subscription_cycle',
    status: 'paid',
    lines: {data: [{period: {start: after.current_period_start, end: after.current_period_end}}]},
  })
  const paid = await client.invoicePayments.list({
    invoice: renewal?.id ?? '',
    expand: ['data.payment.payment_intent'],
  })
  expect(paid.data).toMatchObject([
    {payment: {payment_intent: {description: 'Subscription update', metadata: {}}}},
  ])
  const [first] = paid.data
  expect(await client.invoicePayments.retrieve(first?.id ?? '')).toMatchObject({
    id: first?.id,
    status: 'paid',
  })
})

test('a payment of a subscription is refunded and disputed like others', async () => {
  const stripe = await temporaryStripe()
  const client = stripe.client()
  const {invoices, id, customer} = await begunSubscription(stripe, {card: '4000000000000259'})
  await stripe.local(`/subscriptions/${id}/renew`)
  const [first, second] = await invoices()
  const intentOf = async (invoice: Stripe.Invoice | undefined) => {
    const {data} = await client.invoicePayments.list({invoice: invoice?.id ?? ''})
    return String(data[0]?.payment.payment_intent)
  }
  const intents = [await intentOf(first), await intentOf(second)]
  const {data} = await client.events.list({type: 'charge.dispute.created'})
  expect(data.map(({data: {object}}) => (object as Stripe.Dispute).payment_intent).toReversed()).toEqual(
    intents,
  )
  const other = await begunSubscription(stripe)
  const [invoice] = await other.invoices()
  const refund = await client.refunds.create({payment_intent: await intentOf(invoice)})
  expect(refund).toMatchObject({amount: 1000, customer: other.customer})
  expect(customer).not.toBe(other.customer)
})

test('what is unknown is refused', async () => {
  const stripe = await temporaryStripe()
  const client = stripe.client()
  for (const call of [
    client.subscriptions.retrieve('sub_none'),
    client.invoices.retrieve('in_none'),
    client.invoices.pay('in_none'),
    client.invoicePayments.retrieve('inpay_none'),
    client.customers.retrieve('cus_none'),
  ]) {
    expect(await errorOf(call)).toMatchObject({statusCode: 404, code: 'resource_missing'})
  }
  await expect(stripe.local('/subscriptions/sub_none/renew')).rejects.toThrow('No such subscription')
})
