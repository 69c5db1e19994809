import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {text} from 'node:stream/consumers'
import {Stripe} from 'stripe'
import {onTestFinished} from 'vitest'
import {secretKey} from './temporary-stripe.ts'

const secret = 'whsec_aSecretThatOnlyTheTestsKnow'

/** How long a test waits for a delivery: a busy machine takes its time. */
export const patience = {timeout: 15_000}

interface Received {
  body: string
  signature: string
}

/** Receives webhooks; `respond` returns the status for each, by its number. */
export async function webhookReceiver(respond: (count: number) => number = () => 200) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    received.push({body: await text(request), signature: String(request.headers['stripe-signature'])})
    response.writeHead(respond(received.length)).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const {webhooks} = new Stripe(secretKey)

  return {
    received,
    /** Settings of the emulator that delivers here. */
    environment: {
      STRIPE_WEBHOOK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_WEBHOOK_EVENTS: '*',
    },
    /** The events, each with a signature that the official client accepts. */
    events: () =>
      Promise.all(
        received.map(({body, signature}) => webhooks.constructEventAsync(body, signature, secret, 1e9)),
      ),
    types: () => received.map(({body}) => (JSON.parse(body) as {type: string}).type),
  }
}
