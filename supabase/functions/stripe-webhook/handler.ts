import {defineHandler} from '../_shared/define-handler.ts'
import {variable} from '../_shared/env.ts'
import {HttpError} from '../_shared/http-error.ts'
import type {PaymentEvent} from '../_shared/payment-reports.ts'
import {readText} from '../_shared/read-body.ts'
import {throwOnRefusal} from '../_shared/refusal.ts'
import {createServiceClient, longTimeoutMs} from '../_shared/service-client.ts'
import {readEvent} from '../_shared/stripe/read-event.ts'
import {readSubscriptions} from '../_shared/stripe/read-subscriptions.ts'
import {isSignedByStripe} from '../_shared/stripe/stripe-signature.ts'

/** Stripe repeats an event for three days until the response is a 2xx. The database applies it once. */
export const handler = defineHandler({
  name: 'stripe-webhook',
  env: {
    SUPABASE_URL: variable.SUPABASE_URL,
    SUPABASE_SECRET_KEYS: variable.SUPABASE_SECRET_KEYS,
    STRIPE_WEBHOOK_SECRET: variable.STRIPE_WEBHOOK_SECRET,
    STRIPE_API_BASE: variable.STRIPE_API_BASE,
    // Only what is said of subscriptions is read from Stripe.
    STRIPE_SECRET_KEY: variable.STRIPE_SECRET_KEY.optional(),
  },
  handle: async (request, env) => {
    const body = await readText(request)
    const signature = request.headers.get('stripe-signature')
    if (!(await isSignedByStripe(signature, body, env.STRIPE_WEBHOOK_SECRET)))
      throw new HttpError('unauthorized', 'The signature is not that of Stripe')
    const client = createServiceClient(env, longTimeoutMs)
    const event = eventOf(body)
    await readSubscriptions(client, env, event)
    const {data, error} = await client.rpc('apply_payment_event', {event})
    throwOnRefusal('apply_payment_event', error)
    return Response.json(data)
  },
})

function eventOf(body: string): PaymentEvent {
  try {
    return readEvent(JSON.parse(body))
  } catch (cause) {
    throw new HttpError('bad_request', 'The payload is not that of an event of Stripe', {cause})
  }
}
