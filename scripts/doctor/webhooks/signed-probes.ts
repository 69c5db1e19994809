import {randomUUID} from 'node:crypto'
import {encodeSignatureHeader, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {Webhook} from 'standardwebhooks'
import {Stripe} from 'stripe'
import * as z from 'zod'
import {ask, type Answer} from '../ask.ts'
import type {Check, Subject} from '../finding.ts'
import {leftOut, ok, problem, type Outcome} from '../outcome.ts'
import {functionUrl, urlVariable, variable, type Installation} from '../installation.ts'

const MINUTE_MS = 60_000

/** A call that a receiver can tell from a forged one, and by which it does nothing. */
interface Probe {
  receiver: string
  subject: Subject
  secret: string
  url: (installation: Installation) => string
  body: string
  sign: (secret: string, body: string) => Record<string, string> | Promise<Record<string, string>>
  /** Whether the answer to what is signed shows that the signature was found right. */
  isAccepted: (answer: Answer) => boolean
  variables: 'site' | 'functions'
  wrongSecret: string
}

const refusesContent = ({status}: Answer) => status === 400

const wrongKey = Buffer.from('a secret that nobody has set').toString('base64')

const bySanity = (at: () => number) => async (secret: string, body: string) => ({
  [SIGNATURE_HEADER_NAME]: await encodeSignatureHeader(body, at(), secret),
})

/** Standard Webhooks, whose headers Resend calls otherwise. */
const byStandard = (prefix: 'webhook' | 'svix') => (secret: string, body: string) => {
  const id = `msg_${randomUUID()}`
  const now = new Date()
  return {
    [`${prefix}-id`]: id,
    [`${prefix}-timestamp`]: String(Math.floor(now.getTime() / 1000)),
    [`${prefix}-signature`]: new Webhook(secret.replace(/^v1,/, '')).sign(id, now, body),
  }
}

const probes: Probe[] = [
  {
    receiver: 'site, changed content',
    subject: 'Webhooks',
    secret: 'SANITY_WEBHOOK_SECRET',
    variables: 'site',
    url: ({site}) => `${urlVariable(site, 'SITE_URL')}/api/revalidate`,
    body: '{}',
    sign: bySanity(Date.now),
    isAccepted: refusesContent,
    wrongSecret: 'a secret that nobody has set',
  },
  {
    receiver: 'sync-content',
    subject: 'Webhooks',
    secret: 'SANITY_WEBHOOK_SECRET',
    variables: 'functions',
    url: (installation) => functionUrl(installation, 'sync-content'),
    body: '{}',
    // It acts on whatever is signed now. Of what was signed long ago it says only whether the signature was right.
    sign: bySanity(() => Date.now() - 60 * MINUTE_MS),
    isAccepted: ({status, text}) => status === 401 && text.includes('last 5 minutes'),
    wrongSecret: 'a secret that nobody has set',
  },
  {
    receiver: 'stripe-webhook',
    subject: 'Webhooks',
    secret: 'STRIPE_WEBHOOK_SECRET',
    variables: 'functions',
    url: (installation) => functionUrl(installation, 'stripe-webhook'),
    body: '{}',
    sign: async (secret, payload) => ({
      'stripe-signature': await Stripe.webhooks.generateTestHeaderStringAsync({payload, secret}),
    }),
    isAccepted: refusesContent,
    wrongSecret: 'whsec_aSecretThatNobodyHasSet',
  },
  {
    receiver: 'resend-webhook',
    subject: 'Webhooks',
    secret: 'RESEND_WEBHOOK_SECRET',
    variables: 'functions',
    url: (installation) => functionUrl(installation, 'resend-webhook'),
    body: '{"type": "doctor"}',
    sign: byStandard('svix'),
    isAccepted: ({status}) => status === 200,
    wrongSecret: `whsec_${wrongKey}`,
  },
  {
    receiver: 'send-auth-email',
    subject: 'Settings of Supabase',
    secret: 'SEND_EMAIL_HOOK_SECRET',
    variables: 'functions',
    url: (installation) => functionUrl(installation, 'send-auth-email'),
    body: '{}',
    sign: byStandard('webhook'),
    isAccepted: refusesContent,
    wrongSecret: `v1,whsec_${wrongKey}`,
  },
]

export const probeChecks: Check[] = probes.map((probe) => ({
  subject: probe.subject,
  name: `${probe.receiver}, signed call`,
  run: (installation) => check(installation, probe),
}))

async function check(installation: Installation, probe: Probe): Promise<Outcome> {
  const url = probe.url(installation)
  const secret = variable(installation[probe.variables], probe.secret)
  const send = async (by: string) =>
    ask(installation, url, {
      method: 'POST',
      body: probe.body,
      headers: {'content-type': 'application/json', ...(await probe.sign(by, probe.body))},
    })
  let right
  try {
    right = await send(secret)
  } catch (error) {
    if (error instanceof Error && error.name === 'LeftOut') throw error
    if (error instanceof Error && /secret|base64/i.test(error.message))
      return leftOut(`${probe.secret} is malformed.`)
    throw error
  }
  const wrong = await send(probe.wrongSecret)
  if (probe.isAccepted(right) && wrong.status === 401 && !probe.isAccepted(wrong))
    return ok('It takes what is signed with the secret, and nothing else.')
  return judge(probe, url, right, wrong)
}

function judge(probe: Probe, url: string, right: Answer, wrong: Answer): Outcome {
  const whose = probe.variables === 'site' ? 'The site' : `The function ${probe.receiver}`
  const name = probe.secret
  if (right.status === 404)
    return probe.variables === 'site'
      ? problem(`Nothing is at ${url}.`, 'Look at what runs there: docs/deploy.md, step 4.')
      : problem(`${whose} is not deployed.`, 'Run: npm run supabase -- functions deploy --use-api')
  if (codeOf(right) === 'misconfigured')
    return problem(
      `${whose} lacks variables: its log names them.`,
      'Run: npm run supabase -- secrets set --env-file supabase/.env',
    )
  if (probe.isAccepted(wrong))
    return problem(
      `${whose} takes what is signed with any secret.`,
      'Deploy this version of it. Until then, forged calls are believed.',
    )
  if (right.status === 401)
    return problem(
      `${whose} has another ${name} than this file.`,
      probe.variables === 'site'
        ? 'Set it where the site runs, and start the site again.'
        : 'Run: npm run supabase -- secrets set --env-file supabase/.env',
    )
  return problem(
    `${whose} answers ${right.status} to a signed call.`,
    'Look at its log, and deploy this version of it.',
  )
}

const codeOf = ({json}: Answer) =>
  z.object({error: z.object({code: z.string()})}).safeParse(json).data?.error.code
