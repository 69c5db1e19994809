import * as z from 'zod'
import {bearer, connection} from '../ask.ts'
import type {Check} from '../finding.ts'
import {attention, leftOut, problem, type Outcome} from '../outcome.ts'
import {resendUrl, stripeUrl, variable, type Installation} from '../installation.ts'

export const stripeAndResendChecks: Check[] = [
  {subject: 'Connections', name: 'Stripe', run: checkStripe},
  {subject: 'Connections', name: 'Resend', run: checkResend},
]

const portalPath = '/v1/billing_portal/configurations'

const portals = z.object({
  data: z.array(
    z.object({
      active: z.boolean(),
      is_default: z.boolean(),
      features: z.object({payment_method_update: z.object({enabled: z.boolean()})}),
    }),
  ),
})

/** What the functions ask Stripe for, each with a right of its own. */
const stripeRights = [
  {path: '/v1/checkout/sessions', deed: 'make Checkout Sessions'},
  {path: '/v1/balance_transactions', deed: 'read Balance Transactions'},
  {path: '/v1/payouts', deed: 'read Payouts'},
  {path: '/v1/subscriptions', deed: 'change Subscriptions'},
  {path: '/v1/invoices', deed: 'read Invoices'},
  {path: portalPath, deed: 'use the Customer portal'},
]

/** The first thing that is not well, or else the answer to the last request. */
async function checkStripe(installation: Installation): Promise<Outcome> {
  let outcome = leftOut('Stripe was not asked.')
  for (const right of stripeRights) {
    outcome = await askStripe(installation, right)
    if (outcome.state !== 'ok') break
  }
  return outcome
}

function askStripe(
  installation: Installation,
  {path, deed}: (typeof stripeRights)[number],
): Promise<Outcome> {
  const key = variable(installation.functions, 'STRIPE_SECRET_KEY')
  const url = `${stripeUrl(installation)}${path}?limit=${path === portalPath ? 100 : 1}`
  return connection(installation, {service: 'Stripe', url, init: bearer(key)}, ({status, json}) => {
    if (status === 401)
      return problem(
        'Stripe refuses STRIPE_SECRET_KEY.',
        'Make a restricted key as docs/stripe.md says, write it into supabase/.env and run secrets set.',
      )
    if (status === 403)
      return problem(
        `STRIPE_SECRET_KEY may not ${deed}.`,
        'Give the key the rights that docs/stripe.md lists (Stripe, Developers, API keys).',
      )
    return path === portalPath ? judgePortal(json) : undefined
  })
}

function judgePortal(json: unknown): Outcome | undefined {
  const list = portals.safeParse(json).data?.data
  if (
    !list ||
    list.some((each) => each.active && each.is_default && each.features.payment_method_update.enabled)
  )
    return undefined
  return attention(
    'Whoever gives each month cannot enter another card: Stripe’s customer portal is not set up.',
    'Save its settings with payment methods on (Stripe, Settings, Billing, Customer portal).',
  )
}

const refusal = z.object({name: z.string()})

/** A key that may only send is told so, which shows that it is right. */
function checkResend(installation: Installation): Promise<Outcome> {
  const key = variable(installation.functions, 'RESEND_API_KEY')
  const url = `${resendUrl(installation)}/emails/00000000-0000-0000-0000-000000000000`
  return connection(installation, {service: 'Resend', url, init: bearer(key)}, ({status, json}) =>
    [400, 401, 403].includes(status) && refusal.safeParse(json).data?.name !== 'restricted_api_key'
      ? problem(
          'Resend refuses RESEND_API_KEY.',
          'Make a key that may send (resend.com, API Keys), write it into supabase/.env and run secrets set.',
        )
      : undefined,
  )
}
