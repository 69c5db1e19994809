import type Stripe from 'stripe'
import type {WebhookTarget} from '../../http/webhook-sender.ts'
import {API_VERSION} from '../api/api-version.ts'
import type {Account} from '../store/account.ts'

const ID = 'we_1LocalStripeOfTheSettings'

/** Shows the endpoint of the settings in the API, as it is now. */
export function storeEndpoint({store, clock}: Account, target: WebhookTarget | undefined): void {
  const before = store.get('webhook_endpoint', ID)
  store.transaction(() => {
    if (before) store.remove(ID)
    if (!target) return
    const created = before?.created ?? clock.seconds()
    const endpoint = {
      id: ID,
      object: 'webhook_endpoint',
      api_version: API_VERSION,
      application: null,
      created,
      description: null,
      enabled_events: [...target.events],
      livemode: false,
      metadata: {},
      status: 'enabled',
      url: target.url,
    } satisfies Stripe.WebhookEndpoint
    store.add(endpoint, created)
  })
}
