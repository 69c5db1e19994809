import {withoutControls} from '@site/schemas/texts/readable-text'
import type {Json} from '../../generated/database.types.gen.ts'
import {defineHandler} from '../_shared/define-handler.ts'
import {variable} from '../_shared/env.ts'
import {HttpError} from '../_shared/http-error.ts'
import {readText} from '../_shared/read-body.ts'
import {throwOnRefusal} from '../_shared/refusal.ts'
import {createServiceClient, longTimeoutMs} from '../_shared/service-client.ts'
import {readSubscriptions} from './read-subscriptions.ts'
import {stripeEvent, type StripeEvent} from './stripe-event.ts'
import {isSignedByStripe} from './stripe-signature.ts'

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
    const event = readEvent(body)
    await readSubscriptions(client, env, event)
    const {data, error} = await client.rpc('apply_stripe_event', {event: event as Json})
    throwOnRefusal('apply_stripe_event', error)
    return Response.json(data)
  },
})

function readEvent(body: string): StripeEvent {
  try {
    return stripeEvent.parse(JSON.parse(body, storable))
  } catch (cause) {
    throw new HttpError('bad_request', 'The payload is not that of an event of Stripe', {cause})
  }
}

/** A payer may have typed what the database cannot store, such as a null character in a name. */
const storable = (_: string, value: unknown) => (typeof value === 'string' ? withoutControls(value) : value)
