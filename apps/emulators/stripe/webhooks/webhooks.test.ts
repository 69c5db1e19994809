import {Stripe} from 'stripe'
import {expect, onTestFinished, test, vi} from 'vitest'
import {donation, secretKey, temporaryStripe, type TemporaryStripe} from '../testing/temporary-stripe.ts'
import {signatureIn, webhookReceiver} from '../testing/webhook-receiver.ts'

interface LocalWebhooks {
  switches: object
  deliveries: {eventId: string; type: string; state: string; attempts: number; result: string | null}[]
}

async function pay(stripe: TemporaryStripe) {
  const {id} = await stripe.client().checkout.sessions.create(donation)
  await stripe.local(`/checkout/${id}/pay`)
  return id
}

const deliveriesOf = async (stripe: TemporaryStripe) =>
  ((await (await stripe.page('/local/webhooks')).json()) as LocalWebhooks).deliveries
const firstDelivery = async (stripe: TemporaryStripe) => (await deliveriesOf(stripe))[0]
const deliveryStates = async (stripe: TemporaryStripe) => (await deliveriesOf(stripe)).map(({state}) => state)

const completed = {STRIPE_WEBHOOK_EVENTS: 'checkout.session.completed'}
const ofAPayment = [
  'payment_intent.created',
  'charge.succeeded',
  'payment_intent.succeeded',
  'checkout.session.completed',
  'charge.updated',
]

test('a payment is told in events that are signed', async () => {
  const receiver = await webhookReceiver()
  const stripe = await temporaryStripe(receiver.environment)
  const id = await pay(stripe)
  await expect.poll(() => receiver.types().toSorted()).toEqual(ofAPayment.toSorted())
  const event = (await receiver.events()).find(({type}) => type === 'checkout.session.completed')
  expect(event).toMatchObject({
    object: 'event',
    api_version: '2026-10-28.endive',
    livemode: false,
    pending_webhooks: 1,
    data: {object: {id, payment_status: 'paid', status: 'complete'}},
  })
  const type = 'checkout.session.completed'
  await expect
    .poll(async () => (await stripe.client().events.list({type})).data)
    .toMatchObject([{id: event?.id, type, pending_webhooks: 0}])
})

test('a changed body or another secret does not pass', async () => {
  const receiver = await webhookReceiver()
  const stripe = await temporaryStripe({...receiver.environment, ...completed})
  await pay(stripe)
  await expect.poll(() => receiver.received).toHaveLength(1)
  const [{headers, body} = {headers: {}, body: ''}] = receiver.received
  const signature = signatureIn({headers, body})
  const {webhooks} = new Stripe(secretKey)
  const {STRIPE_WEBHOOK_SECRET: secret} = receiver.environment
  const changed = webhooks.constructEventAsync(body.replace('"paid"', '"free"'), signature, secret)
  await expect(changed).rejects.toThrow('No signatures found matching')
  await expect(webhooks.constructEventAsync(body, signature, 'whsec_another')).rejects.toThrow(
    'No signatures found matching',
  )
})

test('only the events of the settings are delivered', async () => {
  const receiver = await webhookReceiver()
  const stripe = await temporaryStripe({...receiver.environment, ...completed})
  await pay(stripe)
  await pay(stripe)
  await expect.poll(receiver.types).toEqual(['checkout.session.completed', 'checkout.session.completed'])
})

test('without an endpoint nothing is delivered, but everything is known', async () => {
  const stripe = await temporaryStripe()
  await pay(stripe)
  expect(await deliveriesOf(stripe)).toEqual([])
  expect((await stripe.client().events.list()).data).toHaveLength(ofAPayment.length)
})

test('an event is delivered again until it is taken, each time signed anew', async () => {
  const receiver = await webhookReceiver((count) => (count < 3 ? 500 : 204))
  const stripe = await temporaryStripe({
    ...receiver.environment,
    ...completed,
    STRIPE_WEBHOOK_RETRY_SECONDS: '60,3600',
  })
  await pay(stripe)
  // A signature has the second of this machine in which it is made.
  vi.useFakeTimers({toFake: ['Date']})
  onTestFinished(() => void vi.useRealTimers())
  const advance = async (seconds: number) => {
    vi.setSystemTime(Date.now() + 1000)
    await stripe.local('/clock', {advanceSeconds: seconds})
  }
  // The next attempt is counted from the end of this one.
  await expect.poll(() => firstDelivery(stripe)).toMatchObject({attempts: 1, result: 'status 500'})
  await advance(60)
  await expect.poll(() => firstDelivery(stripe)).toMatchObject({attempts: 2})
  await advance(3600)
  await expect.poll(() => firstDelivery(stripe)).toMatchObject({state: 'delivered'})
  expect(receiver.received).toHaveLength(3)
  const signatures = new Set(receiver.received.map(signatureIn))
  const bodies = new Set(receiver.received.map(({body}) => body))
  expect([signatures.size, bodies.size]).toEqual([3, 1])
  const events = await receiver.events()
  expect(new Set(events.map(({id}) => id)).size).toBe(1)
})

test('an event that is never taken is given up', async () => {
  const receiver = await webhookReceiver(() => 500)
  const stripe = await temporaryStripe({
    ...receiver.environment,
    ...completed,
    STRIPE_WEBHOOK_RETRY_SECONDS: '0,0',
  })
  await pay(stripe)
  await expect.poll(() => firstDelivery(stripe)).toMatchObject({state: 'failed', attempts: 3})
  expect(receiver.received).toHaveLength(3)
})

test('an event can be delivered once more by hand', async () => {
  const receiver = await webhookReceiver()
  const stripe = await temporaryStripe({...receiver.environment, ...completed})
  await pay(stripe)
  await expect.poll(() => firstDelivery(stripe)).toMatchObject({state: 'delivered'})
  await stripe.local('/webhooks/resend', {event: (await firstDelivery(stripe))?.eventId})
  await expect.poll(() => receiver.received).toHaveLength(2)
  expect(new Set((await receiver.events()).map(({id}) => id)).size).toBe(1)
})

test('what was not taken is delivered after a restart', async () => {
  const receiver = await webhookReceiver((count) => (count === 1 ? 503 : 200))
  const stripe = await temporaryStripe({...receiver.environment, ...completed})
  await pay(stripe)
  await expect.poll(() => receiver.received).toHaveLength(1)
  await stripe.restart()
  await stripe.local('/clock', {advanceSeconds: 5})
  await expect.poll(() => receiver.received).toHaveLength(2)
})

test('each event can be delivered several times', async () => {
  const receiver = await webhookReceiver()
  const stripe = await temporaryStripe({...receiver.environment, ...completed})
  await stripe.local('/webhooks', {copies: 3})
  await pay(stripe)
  await expect.poll(() => receiver.received).toHaveLength(3)
  expect(new Set((await receiver.events()).map(({id}) => id)).size).toBe(1)
})

test('events can be held, released in reverse, and lost', async () => {
  const receiver = await webhookReceiver()
  const stripe = await temporaryStripe(receiver.environment)
  await stripe.local('/webhooks', {hold: true, order: 'reversed'})
  const id = await pay(stripe)
  expect((await stripe.client().checkout.sessions.retrieve(id)).status).toBe('complete')
  expect(receiver.received).toEqual([])
  await stripe.local('/webhooks/release')
  await expect.poll(receiver.types).toEqual(ofAPayment.toReversed())
  const delivered = ofAPayment.map(() => 'delivered')
  await expect.poll(() => deliveryStates(stripe)).toEqual(delivered)
  await pay(stripe)
  const {deliveries} = await stripe.local<LocalWebhooks>('/webhooks/drop')
  expect(deliveries.map(({state}) => state)).toEqual(delivered)
  await stripe.local('/webhooks/release')
  expect(receiver.received).toHaveLength(ofAPayment.length)
})

test('one held event can be released before the others', async () => {
  const receiver = await webhookReceiver()
  const stripe = await temporaryStripe(receiver.environment)
  await stripe.local('/webhooks', {hold: true})
  await pay(stripe)
  const event = (await deliveriesOf(stripe)).find(({type}) => type === 'checkout.session.completed')
  await stripe.local('/webhooks/release', {event: event?.eventId})
  await expect.poll(receiver.types).toEqual(['checkout.session.completed'])
})

test('delivery can be delayed', async () => {
  const receiver = await webhookReceiver()
  const stripe = await temporaryStripe({...receiver.environment, ...completed})
  await stripe.local('/webhooks', {delaySeconds: 3600})
  await pay(stripe)
  expect(await firstDelivery(stripe)).toMatchObject({state: 'pending', attempts: 0})
  expect(receiver.received).toEqual([])
  await stripe.local('/clock', {advanceSeconds: 3600})
  await expect.poll(receiver.types).toEqual(['checkout.session.completed'])
})

test('a session that nobody asks about expires, and its event is delivered', async () => {
  const receiver = await webhookReceiver()
  const stripe = await temporaryStripe({
    ...receiver.environment,
    STRIPE_WEBHOOK_EVENTS: 'checkout.session.expired',
  })
  const seconds = 31 * 60
  const expires_at = Math.floor(Date.now() / 1000) + seconds
  await stripe.client().checkout.sessions.create({...donation, expires_at})
  await stripe.local('/clock', {advanceSeconds: seconds - 2})
  await expect.poll(receiver.types).toEqual(['checkout.session.expired'])
})

test('a refused switch changes nothing', async () => {
  const stripe = await temporaryStripe()
  await expect(stripe.local('/webhooks', {copies: 100})).rejects.toThrow('copies')
  await expect(stripe.local('/webhooks', {nonsense: true})).rejects.toThrow('nonsense')
  await expect(stripe.local('/clock', {advanceSeconds: -1})).rejects.toThrow('advanceSeconds')
})
