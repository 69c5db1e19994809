import {urls} from '../addresses.ts'
import {setFunctionVariable, setShared, type HostedSite} from '../hosted-site.ts'
import {intercept} from '../hosts.ts'
import {answer, type Fault} from './fault.ts'

type Dashboards = HostedSite['dashboards']

const base64 = Buffer.from('another secret of the tests, of 32').toString('base64')

/** Changes the webhook of Sanity to the site. */
const inSanity = (
  what: string,
  change: (webhook: Dashboards['sanity']['webhooks'][number]) => unknown,
  says: string,
): Fault => ({
  what: `Sanity’s webhook ${what}`,
  breakIt: ({dashboards}) => dashboards.sanity.webhooks.slice(0, 1).forEach(change),
  speaks: [['Sanity to the site', 'problem', says]],
})

const inStripe = (
  what: string,
  change: (endpoint: Dashboards['stripe']['endpoints'][number]) => unknown,
  says: string,
  state: 'problem' | 'attention' = 'problem',
): Fault => ({
  what: `Stripe’s webhook ${what}`,
  breakIt: ({dashboards}) => dashboards.stripe.endpoints.forEach(change),
  speaks: [['Stripe to stripe-webhook', state, says]],
})

const inResend = (
  what: string,
  change: (webhook: Dashboards['resend']['webhooks'][number]) => unknown,
  says: string,
): Fault => ({
  what: `Resend’s webhook ${what}`,
  breakIt: ({dashboards}) => dashboards.resend.webhooks.forEach(change),
  speaks: [['Resend to resend-webhook', 'problem', says]],
})

/** A function has another secret than the file. */
const otherSecret = (receiver: string, name: string, value: string): Fault => ({
  what: `${receiver} has another ${name}`,
  breakIt: (hosted) => setFunctionVariable(hosted, name, value),
  speaks: [[`${receiver}, signed call`, 'problem', `${receiver} has another ${name} than this file`]],
})

/** A function answers every call so. */
const answersAll = (hosted: HostedSite, name: string, status: number, body: object) =>
  intercept(hosted, urls.supabase, ({pathname}) =>
    pathname.endsWith(`/functions/v1/${name}`) ? answer(status, body) : undefined,
  )

export const webhookFaults: Fault[] = [
  {
    what: 'Sanity has no webhook to the database',
    breakIt: ({dashboards}) => dashboards.sanity.webhooks.pop(),
    speaks: [
      ['Sanity to sync-content', 'problem', `No webhook leads to ${urls.supabase}/functions/v1/sync-content`],
    ],
  },
  inSanity('is switched off', (webhook) => (webhook.isDisabled = true), 'is switched off'),
  inSanity('is for another dataset', (webhook) => (webhook.dataset = 'staging'), 'is for another dataset'),
  inSanity('has another filter', ({rule}) => (rule.filter = '_type == "event"'), 'has another filter'),
  inSanity('has another projection', ({rule}) => (rule.projection = ''), 'has another projection'),
  inSanity('hears of no deletion', ({rule}) => rule.on.pop(), 'is not called for create, update and delete'),
  inSanity('hears of drafts', (webhook) => (webhook.includeDrafts = true), 'is also called for drafts'),
  inSanity('has no secret', (webhook) => (webhook.secret = null), 'has no secret'),
  {
    what: 'the token of Sanity may not list webhooks',
    breakIt: ({installation}) => (installation.sanityToken = undefined),
    speaks: [],
    leavesOut: [['Sanity to the site', 'Sanity does not list webhooks to this token (401)']],
  },
  {
    what: 'Stripe has no webhook',
    breakIt: ({dashboards}) => dashboards.stripe.endpoints.pop(),
    speaks: [['Stripe to stripe-webhook', 'problem', 'No webhook of this Stripe account leads to']],
  },
  inStripe('is switched off', (endpoint) => (endpoint.status = 'disabled'), 'is switched off'),
  inStripe(
    'sends too little',
    (endpoint) => endpoint.enabled_events.pop(),
    'does not send payout.reconciliation_completed',
  ),
  inStripe(
    'sends too much',
    (endpoint) => endpoint.enabled_events.push('customer.created'),
    'sends what the site ignores: customer.created',
    'attention',
  ),
  inStripe(
    'has another version',
    (endpoint) => (endpoint.api_version = '2024-06-20'),
    'has the API version 2024-06-20, the functions have 2026-10-28.endive',
  ),
  {
    what: 'there is only the key of the functions at Stripe',
    breakIt: ({installation}) => (installation.stripeKey = undefined),
    speaks: [],
    leavesOut: [['Stripe to stripe-webhook', 'Stripe does not list webhooks to this key (403)']],
  },
  {
    what: 'Resend has no webhook',
    breakIt: ({dashboards}) => dashboards.resend.webhooks.pop(),
    speaks: [['Resend to resend-webhook', 'problem', 'No webhook of Resend leads to']],
  },
  inResend('is switched off', (webhook) => (webhook.status = 'disabled'), 'is switched off'),
  inResend('sends too little', ({events}) => events?.shift(), 'does not send email.delivered'),
  {
    what: 'there is only the key of the functions at Resend',
    breakIt: ({installation}) => (installation.resendKey = undefined),
    speaks: [],
    leavesOut: [
      ['Resend to resend-webhook', 'The key may only send, as it should'],
      ['at Resend', 'The key may only send, as it should'],
    ],
  },
  {
    what: 'site and functions have another secret of Sanity than the files',
    breakIt: (hosted) => setShared(hosted, 'SANITY_WEBHOOK_SECRET', 'another secret of the tests'),
    speaks: [
      [
        'site, changed content, signed call',
        'problem',
        'The site has another SANITY_WEBHOOK_SECRET than this file',
      ],
      [
        'sync-content, signed call',
        'problem',
        'sync-content has another SANITY_WEBHOOK_SECRET than this file',
      ],
    ],
  },
  otherSecret('stripe-webhook', 'STRIPE_WEBHOOK_SECRET', 'whsec_anotherSecretOfTheTests'),
  otherSecret('resend-webhook', 'RESEND_WEBHOOK_SECRET', `whsec_${base64}`),
  otherSecret('send-auth-email', 'SEND_EMAIL_HOOK_SECRET', `v1,whsec_${base64}`),
  {
    what: 'a function lacks variables',
    breakIt: (hosted) => answersAll(hosted, 'stripe-webhook', 500, {error: {code: 'misconfigured'}}),
    speaks: [['stripe-webhook, signed call', 'problem', 'lacks variables']],
  },
  {
    what: 'a function fails',
    breakIt: (hosted) => answersAll(hosted, 'resend-webhook', 500, {error: {code: 'unexpected'}}),
    speaks: [['resend-webhook, signed call', 'problem', 'answers 500 to a signed call']],
  },
  {
    what: 'a function believes every signature',
    breakIt: (hosted) => answersAll(hosted, 'send-auth-email', 400, {error: {code: 'bad_request'}}),
    speaks: [['send-auth-email, signed call', 'problem', 'takes what is signed with any secret']],
  },
  {
    what: 'nothing receives Sanity’s webhook at the site',
    breakIt: (hosted) =>
      intercept(hosted, urls.site, ({pathname}) =>
        pathname === '/api/revalidate' ? answer(404, {}) : undefined,
      ),
    speaks: [['site, changed content, signed call', 'problem', 'Nothing is at']],
  },
]
