import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import type Stripe from 'stripe'
import {expect, test} from 'vitest'
import {begunSubscription} from './testing/begun-subscription.ts'
import {donation, temporaryStripe} from './testing/temporary-stripe.ts'

const resources = join(import.meta.dirname, '../../../node_modules/stripe/esm/resources')

/** The properties of an interface in Stripe's own types: the name, and whether it may be missing. */
function propertiesOf(file: string, name: string): Map<string, boolean> {
  const source = readFileSync(join(resources, `${file}.d.ts`), 'utf8')
  const [, body = ''] = new RegExp(`export interface ${name} \\{\\n([^]*?)\\n\\}`).exec(source) ?? []
  const properties = body.matchAll(/^ {4}(\w+)(\??): /gm)
  return new Map([...properties].map(([, property = '', mark]) => [property, mark === '?']))
}

/** What the types and a response do not have in common. */
function differences(file: string, name: string, body: object): string[] {
  const properties = propertiesOf(file, name)
  const missing = [...properties].flatMap(([property, mayBeMissing]) =>
    mayBeMissing || property in body ? [] : [`${name}.${property} is missing`],
  )
  const unknown = Object.keys(body).flatMap((key) =>
    properties.has(key) ? [] : [`${name}.${key} is unknown`],
  )
  return [...missing, ...unknown]
}

test('every response has the properties of the official types, and no others', async () => {
  const stripe = await temporaryStripe()
  const client = stripe.client()
  const {id: coupon} = await client.coupons.create({percent_off: 10})
  const code = await client.promotionCodes.create({promotion: {type: 'coupon', coupon}, code: 'TEN'})
  const session = await client.checkout.sessions.create({
    ...donation,
    allow_promotion_codes: true,
    expand: ['line_items.data.price.product'],
  })
  await stripe.local(`/checkout/${session.id}/pay`, {promotionCode: 'TEN'})
  const paid = await client.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge.balance_transaction', 'payment_intent.payment_method'],
  })
  const intent = paid.payment_intent as Stripe.PaymentIntent
  const charge = intent.latest_charge as Stripe.Charge
  const [payout] = await stripe.local<Stripe.Payout[]>('/payouts', {includePending: true})
  const refund = await client.refunds.create({charge: charge.id, amount: 100})
  const dispute = await stripe.local<Stripe.Dispute>(`/charges/${charge.id}/dispute`)
  const [event] = (await client.events.list()).data
  const fromLink = await client.checkout.sessions.retrieve(await stripe.openLink('/b/kaledos-2025'), {
    expand: ['payment_link'],
  })
  const [item] = session.line_items?.data ?? []
  const begun = await begunSubscription(stripe)
  const subscription = await begun.now()
  const [subscribed] = subscription.items.data
  const [invoice] = await begun.invoices()
  const [invoiceLine] = invoice?.lines.data ?? []
  const portal = await client.billingPortal.sessions.create({
    customer: begun.customer,
    flow_data: {type: 'payment_method_update', after_completion: {type: 'hosted_confirmation'}},
    expand: ['configuration'],
  })
  const [invoicePayment] = (await client.invoicePayments.list({invoice: invoice?.id ?? ''})).data

  const objects: [file: string, name: string, body: object | undefined | null][] = [
    ['Checkout/Sessions', 'Session', paid],
    ['Checkout/Sessions', 'Session', begun.session],
    ['Products', 'Product', await client.products.create({name: 'Auka'})],
    ['Customers', 'Customer', await client.customers.retrieve(begun.customer)],
    ['Subscriptions', 'Subscription', subscription],
    ['SubscriptionItems', 'SubscriptionItem', subscribed],
    ['Plans', 'Plan', subscribed?.plan],
    ['Prices', 'Price', subscribed?.price],
    ['Invoices', 'Invoice', invoice],
    ['InvoiceLineItems', 'InvoiceLineItem', invoiceLine],
    ['InvoicePayments', 'InvoicePayment', invoicePayment],
    ['BillingPortal/Sessions', 'Session', portal],
    ['BillingPortal/Configurations', 'Configuration', portal.configuration as object],
    ['LineItems', 'LineItem', item],
    ['PaymentIntents', 'PaymentIntent', intent],
    ['PaymentMethods', 'PaymentMethod', intent.payment_method as Stripe.PaymentMethod],
    ['Charges', 'Charge', charge],
    ['BalanceTransactions', 'BalanceTransaction', charge.balance_transaction as Stripe.BalanceTransaction],
    ['Refunds', 'Refund', refund],
    ['Payouts', 'Payout', payout],
    ['Disputes', 'Dispute', dispute],
    ['Coupons', 'Coupon', await client.coupons.retrieve(coupon, {expand: ['applies_to']})],
    ['PromotionCodes', 'PromotionCode', code],
    ['PaymentLinks', 'PaymentLink', fromLink.payment_link as Stripe.PaymentLink],
    ['Prices', 'Price', item?.price],
    ['Products', 'Product', item?.price?.product as Stripe.Product],
    ['Events', 'EventBase', event],
  ]
  const found = objects.flatMap(([file, name, body]) =>
    body ? differences(file, name, body) : [`no ${name}`],
  )
  expect(found).toEqual([])
})

test('a property that the types do not have is found, and one that is missing', () => {
  expect(differences('Refunds', 'Refund', {colour: 'red'})).toEqual(
    expect.arrayContaining(['Refund.colour is unknown', 'Refund.amount is missing']),
  )
})
