import {createHmac} from 'node:crypto'
import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {Webhook} from 'standardwebhooks'
import {exampleHookPayload} from '../../supabase/functions/_testing/example-hook-payload.ts'
import {stackEnv, webhookSecrets} from '../env.ts'
import type {Endpoint} from './malformed-site-requests.ts'
import {demoAdmin} from './people.ts'
import type {RawRequest} from './raw-request.ts'

type Headers = Record<string, string>

interface Callers {
  service: Headers
  admin: Headers
}

/** A request to a function. */
export interface FunctionCall extends Endpoint {
  headers: Headers
  body: string
  /** Of the response. */
  status: number
}

interface Call extends Partial<FunctionCall> {
  search?: string
}

const json = {'content-type': 'application/json'}

/** As bytes, which the characters of a raw request are. */
const toBytes = (body: object) => Buffer.from(JSON.stringify(body)).toString('latin1')

/** To whom the emails go that calls queue. */
export const CALLED_ADDRESS = 'kvietimai@example.test'

/**
 * A call of each edge function by whom it is for; those of forms are in `submissions.ts`. It is accepted, except for those
 * that ask the database first: the admin is no member, there is no photo, subscription, payment or membership, and the token
 * belongs to no person.
 */
const calls = {
  'count-registrants': () => ({
    headers: {...json, authorization: `Bearer ${stackEnv().SANITY_API_WRITE_TOKEN}`},
    body: toBytes({
      eventKey: 'kaledos-2025',
      changes: ['moved', 'capacity'],
      capacity: 10,
      endsAt: '2025-12-13T23:00:00Z',
    }),
  }),
  'create-discount-code': ({admin}) => ({
    headers: {...json, ...admin},
    body: toBytes({eventKey: 'kaledos-2025', locale: 'lt'}),
    status: 403,
  }),
  'deliver-emails': ({service}) => ({headers: service}),
  'manage-subscription': () => ({
    headers: json,
    body: toBytes({token: 'a'.repeat(64), action: 'change', amount: 12.5, locale: 'lt'}),
    status: 404,
  }),
  'newsletter-unsubscribe': () => ({
    search: `?token=${'a'.repeat(64)}`,
    headers: {'content-type': 'application/x-www-form-urlencoded'},
    body: 'List-Unsubscribe=One-Click',
    status: 404,
  }),
  'publish-scheduled': ({service}) => ({headers: service}),
  'purge-expired': ({service}) => ({headers: service}),
  'refund-payment': ({admin}) => ({
    headers: {...json, ...admin},
    body: toBytes({paymentId: crypto.randomUUID(), amountPence: 500}),
    status: 404,
  }),
  'renew-membership': () => ({body: toBytes({token: 'a'.repeat(64)}), status: 404}),
  'resend-webhook': () => ({
    body: toBytes({
      type: 'email.failed',
      created_at: '2025-11-15T12:00:00.000Z',
      data: {email_id: crypto.randomUUID(), to: [CALLED_ADDRESS], failed: {reason: 'Invalid attachment'}},
    }),
    sign: signAs('svix', () => webhookSecrets().RESEND_WEBHOOK_SECRET),
  }),
  'review-photo': ({admin}) => ({
    headers: {...json, ...admin},
    body: toBytes({id: crypto.randomUUID(), decision: 'publish'}),
    status: 404,
  }),
  'send-auth-email': () => ({
    body: toBytes(exampleHookPayload({}, {id: crypto.randomUUID(), email: CALLED_ADDRESS})),
    sign: signAs('webhook', () => webhookSecrets().SEND_EMAIL_HOOK_SECRET.replace('v1,', '')),
  }),
  'send-subscription-link': () => ({
    headers: json,
    body: toBytes({email: CALLED_ADDRESS, locale: 'lt', website: ''}),
  }),
  'send-newsletter': ({admin}) => ({
    headers: {...json, ...admin},
    body: toBytes({
      mode: 'preview',
      // Without its mode, it is the sending of a draft that does not exist.
      issueId: crypto.randomUUID(),
      version: 1,
      sendAt: '2099-01-01T09:00:00Z',
      subject: {lt: 'Kalėdos', en: 'Christmas'},
      content: {
        lt: [{kind: 'paragraph', spans: [{text: 'Susitinkame!', link: 'https://example.org/kaledos'}]}],
        en: [{kind: 'bullets', items: [[{text: 'See you there!', strong: true}]]}],
      },
    }),
  }),
  'reconcile-payments': ({service}) => ({headers: service}),
  'update-event-places': ({service}) => ({headers: service}),
  'stripe-webhook': () => ({
    body: toBytes({
      id: `evt_${crypto.randomUUID()}`,
      object: 'event',
      type: 'customer.created',
      created: 1_795_000_000,
      data: {object: {id: 'cus_1', name: 'Rasa Jankutė'}},
    }),
    sign: signAsStripe,
  }),
  'studio-messages': () => ({
    headers: {...json, authorization: `Bearer ${stackEnv().SANITY_API_WRITE_TOKEN}`},
    body: toBytes({action: 'open', language: 'lt'}),
    status: 400,
  }),
  'sync-content': () => ({body: toBytes({_id: 'a', _type: 'event'}), sign: signAsLake}),
  'upload-photo': ({admin}) => ({
    headers: {...admin, 'content-type': 'multipart/form-data; boundary=x'},
    body: [
      ...Object.entries({albumKey: 'photo-category-1', altLt: 'Vaikai', altEn: 'Children'}).map(
        ([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      ),
      '--x\r\ncontent-disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nÿØÿÙ\r\n--x--\r\n',
    ].join(''),
  }),
} satisfies Record<string, (callers: Callers) => Call>

export type CalledFunction = keyof typeof calls

export const calledFunctions = Object.keys(calls) as CalledFunction[]

/** Headers of those who call functions: the service, and an admin who is logged in. */
export async function logInCallers(): Promise<Callers> {
  const {SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY} = stackEnv()
  const {session} = await demoAdmin()
  return {
    service: {...json, apikey: SUPABASE_SECRET_KEY},
    admin: {apikey: SUPABASE_PUBLISHABLE_KEY, authorization: `Bearer ${session.access_token}`},
  }
}

/** The call of a function by whom it is for. */
export function functionCall(name: CalledFunction, callers: Callers): FunctionCall {
  const {search = '', ...call}: Call = calls[name](callers)
  return {
    method: 'POST',
    path: `/functions/v1/${name}${search}`,
    headers: json,
    body: '{}',
    status: 200,
    ...call,
  }
}

/** The request as it is sent, signed. */
export async function signedRequest({method, path, headers, body, sign}: FunctionCall): Promise<RawRequest> {
  const request: RawRequest = {method, path, headers: Object.entries(headers), body}
  await sign?.(request)
  return request
}

/** The body as whoever receives it reads it. */
export const textOf = ({body}: Pick<RawRequest, 'body'>) => Buffer.from(body, 'latin1').toString()

/** Signs as the Content Lake does. */
export async function signAsLake(request: RawRequest): Promise<void> {
  if (request.body === '') return
  const secret = stackEnv().SANITY_WEBHOOK_SECRET
  request.headers.push([
    SIGNATURE_HEADER_NAME,
    await encodeSignatureHeader(textOf(request), Date.now(), secret),
  ])
}

/** Signs as Stripe does. */
async function signAsStripe(request: RawRequest): Promise<void> {
  const at = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', webhookSecrets().STRIPE_WEBHOOK_SECRET)
    .update(`${at}.${textOf(request)}`)
    .digest('hex')
  request.headers.push(['stripe-signature', `t=${at},v1=${signature}`])
}

/** Signs as a service that follows Standard Webhooks, each request as a new webhook. */
function signAs(prefix: 'svix' | 'webhook', secret: () => string): NonNullable<Endpoint['sign']> {
  return async (request) => {
    const [id, at] = [`msg_${crypto.randomUUID()}`, new Date()]
    request.headers.push(
      [`${prefix}-id`, id],
      [`${prefix}-timestamp`, String(Math.floor(at.getTime() / 1000))],
      [`${prefix}-signature`, new Webhook(secret()).sign(id, at, textOf(request))],
    )
  }
}
