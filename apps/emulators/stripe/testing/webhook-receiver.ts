import {Stripe} from 'stripe'
import {receiveWebhooks, type ReceivedWebhook} from '../../http/testing/receive-webhooks.ts'
import {secretKey} from './temporary-stripe.ts'

const secret = 'whsec_aSecretThatOnlyTheTestsKnow'

export const signatureIn = ({headers}: ReceivedWebhook) => String(headers['stripe-signature'])

/** Receives the emulator's webhooks; `respond` returns the status for each, by its number. */
export async function webhookReceiver(respond?: (count: number) => number) {
  const {url, received} = await receiveWebhooks(respond)
  const {webhooks} = new Stripe(secretKey)

  return {
    received,
    /** Settings of the emulator that delivers here. */
    environment: {
      STRIPE_WEBHOOK_URL: url,
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_WEBHOOK_EVENTS: '*',
    },
    /** The events, each with a signature that the official client accepts. */
    events: () =>
      Promise.all(
        received.map((each) => webhooks.constructEventAsync(each.body, signatureIn(each), secret, 1e9)),
      ),
    types: () => received.map(({body}) => (JSON.parse(body) as {type: string}).type),
  }
}
