import {stripeEvents} from '@site/schemas/webhooks/stripe-events'
import {Stripe} from 'stripe'
import * as z from 'zod'
import {ask, bearer} from '../ask.ts'
import type {Check} from '../finding.ts'
import {attention, leftOut, ok, problem, type Outcome} from '../outcome.ts'
import {functionUrl, requireHosted, stripeUrl, variable, type Installation} from '../installation.ts'

/** https://docs.stripe.com/api/webhook_endpoints/object */
const endpoints = z.object({
  data: z.array(
    z.object({
      url: z.string(),
      status: z.string(),
      enabled_events: z.array(z.string()),
      api_version: z.string().nullable(),
    }),
  ),
})

const place = 'Stripe, Workbench, Webhooks'

export const stripeWebhookCheck: Check = {subject: 'Webhooks', name: 'Stripe to stripe-webhook', run: check}

async function check(installation: Installation): Promise<Outcome[] | Outcome> {
  requireHosted(installation, 'Stripe', 'The local Stripe has no list of webhooks.')
  const key = installation.stripeKey ?? variable(installation.functions, 'STRIPE_SECRET_KEY')
  const url = functionUrl(installation, 'stripe-webhook')
  const {status, json} = await ask(
    installation,
    `${stripeUrl(installation)}/v1/webhook_endpoints?limit=100`,
    bearer(key),
  )
  const list = endpoints.safeParse(json).data?.data
  if (status !== 200 || !list)
    return leftOut(
      `Stripe does not list webhooks to this key (${status}). With one that may read them: STRIPE_SECRET_KEY=… npm run doctor`,
    )
  const endpoint = list.find((each) => each.url === url)
  if (!endpoint)
    return problem(
      `No webhook of this Stripe account leads to ${url}.`,
      `Add the endpoint as docs/stripe.md says (${place}).`,
    )
  const faults = faultsOf(endpoint)
  return faults.length > 0
    ? faults
    : ok(`It sends ${stripeEvents.length} kinds of events in the version ${Stripe.API_VERSION}.`)
}

function faultsOf(endpoint: z.infer<typeof endpoints>['data'][number]): Outcome[] {
  const {enabled_events: events, api_version: version, status} = endpoint
  const missing = events.includes('*') ? [] : stripeEvents.filter((event) => !events.includes(event))
  const needless = events.filter((event) => !(stripeEvents as readonly string[]).includes(event))
  return [
    ...(status === 'enabled'
      ? []
      : [
          problem('The webhook is switched off, so payments stay open for an hour.', `Enable it (${place}).`),
        ]),
    ...(missing.length > 0
      ? [
          problem(
            `The webhook does not send ${missing.join(', ')}.`,
            `Select them (${place}, Edit destination).`,
          ),
        ]
      : []),
    ...(needless.length > 0
      ? [
          attention(
            `The webhook sends what the site ignores: ${needless.join(', ')}.`,
            `Deselect it (${place}).`,
          ),
        ]
      : []),
    ...(version === Stripe.API_VERSION
      ? []
      : [
          problem(
            `The webhook has the API version ${version ?? 'of the account'}, the functions have ${Stripe.API_VERSION}.`,
            `Make a new endpoint with the version ${Stripe.API_VERSION} and remove the old one (${place}).`,
          ),
        ]),
  ]
}
