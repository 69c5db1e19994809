import {mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {expect, onTestFinished, test} from 'vitest'
import {serviceProcess} from '../testing/service-process.ts'
import {clientOf, donation, secretKey} from './testing/temporary-stripe.ts'
import {webhookReceiver} from './testing/webhook-receiver.ts'

function stateDirectory() {
  const directory = mkdtempSync(join(tmpdir(), 'stripe-process-'))
  onTestFinished(() => rmSync(directory, {recursive: true}))
  return directory
}

const start = (directory: string, changes: Record<string, string> = {}) =>
  serviceProcess({
    entry: join(import.meta.dirname, 'main.ts'),
    environment: {STRIPE_PORT: '0', STATE_DIR: directory, STRIPE_SECRET_KEY: secretKey, ...changes},
    announcement: /Stripe ready at (\S+)/,
  })

const payWithoutPage = (url: string, id: string) =>
  fetch(`${url}/local/checkout/${id}/pay`, {method: 'POST', body: '{}'})

test('announces itself in one line and exits cleanly', async () => {
  const stripe = start(stateDirectory())
  const [url = ''] = await stripe.ready()
  expect((await fetch(`${url}/health`)).status).toBe(200)
  stripe.kill('SIGTERM')
  expect(await stripe.exit()).toBe(0)
  expect(stripe.output()).toBe(`Stripe ready at ${url}\n`)
})

test('loses nothing that was answered when it is killed', async () => {
  const directory = stateDirectory()
  const first = start(directory)
  const [url = ''] = await first.ready()
  const client = clientOf(url)
  const acknowledged: {session: string; isPaid: boolean}[] = []
  const work = (async () => {
    for (let n = 0; ; n += 1) {
      const {id} = await client.checkout.sessions.create(donation, {idempotencyKey: `donation/${n}`})
      const entry = {session: id, isPaid: false}
      acknowledged.push(entry)
      entry.isPaid = (await payWithoutPage(url, id)).ok
    }
  })().catch(() => {})
  await expect.poll(() => acknowledged.length, {timeout: 30_000}).toBeGreaterThan(20)
  first.kill('SIGKILL')
  await Promise.all([work, first.exit()])

  const [again = ''] = await start(directory).ready()
  const after = clientOf(again)
  for (const [n, {session, isPaid}] of acknowledged.entries()) {
    const found = await after.checkout.sessions.retrieve(session)
    expect(isPaid ? found.status : 'open').toBe(isPaid ? 'complete' : 'open')
    const replayed = await after.checkout.sessions.create(donation, {idempotencyKey: `donation/${n}`})
    expect(replayed.id).toBe(session)
  }
  // Each payment is there as a whole: session, payment, charge and events.
  const complete = await after.checkout.sessions.list({
    status: 'complete',
    limit: 100,
    expand: ['data.payment_intent.latest_charge'],
  })
  expect(complete.data.map(({payment_intent: intent}) => intent)).toEqual(
    complete.data.map(() => expect.objectContaining({latest_charge: expect.objectContaining({paid: true})})),
  )
  const [charges, told] = [
    await after.events.list({type: 'charge.succeeded', limit: 100}),
    await after.events.list({type: 'checkout.session.completed', limit: 100}),
  ]
  expect([charges.data.length, told.data.length]).toEqual([complete.data.length, complete.data.length])
})

test('delivers after a kill what had not been delivered before', async () => {
  const directory = stateDirectory()
  const receiver = await webhookReceiver((count) => (count === 1 ? 500 : 200))
  const environment = {...receiver.environment, STRIPE_WEBHOOK_EVENTS: 'checkout.session.completed'}
  const first = start(directory, {...environment, STRIPE_WEBHOOK_RETRY_SECONDS: '1'})
  const [url = ''] = await first.ready()
  const {id} = await clientOf(url).checkout.sessions.create(donation)
  await payWithoutPage(url, id)
  await expect.poll(() => receiver.received).toHaveLength(1)
  first.kill('SIGKILL')
  await first.exit()
  await start(directory, environment).ready()
  await expect.poll(() => receiver.received.length).toBeGreaterThan(1)
  const [, event] = await receiver.events()
  expect(event).toMatchObject({type: 'checkout.session.completed', data: {object: {id}}})
})

test('names a port in use and the variable that changes it', async () => {
  const [url = ''] = await start(stateDirectory()).ready()
  const {port} = new URL(url)
  const second = start(stateDirectory(), {STRIPE_PORT: port})
  expect(await second.exit()).toBe(1)
  expect(second.output()).toContain(`Port ${port} is taken`)
  expect(second.output()).toContain('STRIPE_PORT')
})

test('does not start without a test key', async () => {
  const stripe = start(stateDirectory(), {STRIPE_SECRET_KEY: ''})
  expect(await stripe.exit()).toBe(1)
  expect(stripe.output()).toContain('STRIPE_SECRET_KEY')
})
