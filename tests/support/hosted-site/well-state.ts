import {contentChangedWebhook, contentItemsChangedWebhook} from '@site/schemas/webhooks/content-changed'
import {emailEvents} from '@site/schemas/webhooks/email-events'
import {stripeEvents} from '@site/schemas/webhooks/stripe-events'
import {Stripe} from 'stripe'
import {readAuthConfig} from '../../../scripts/doctor/settings-of-supabase.ts'
import {functionNames} from '../../../supabase/functions/_testing/deno.ts'
import {stackEnv, webhookSecrets} from '../../env.ts'
import type {ManagementApi} from '../hosted-supabase/management-api.ts'
import {domain, urls} from './addresses.ts'
import type {Zone} from './name-server.ts'
import type {Dashboards} from './vendors.ts'

const MONTH_MS = 30 * 86_400_000

export const wellCertificates = () =>
  new Map(
    [urls.site, urls.studio, urls.supabase].map((url) => [
      new URL(url).host,
      new Date(Date.now() + 2 * MONTH_MS),
    ]),
  )

export function wellVariables() {
  const {SANITY_DATASET, SANITY_API_READ_TOKEN, SANITY_API_WRITE_TOKEN, ...stack} = stackEnv()
  const shared = {
    SITE_URL: urls.site,
    STUDIO_URL: urls.studio,
    SANITY_PROJECT_ID: stack.SANITY_PROJECT_ID,
    SANITY_DATASET,
    SANITY_API_READ_TOKEN,
    SANITY_API_WRITE_TOKEN,
    SANITY_WEBHOOK_SECRET: stack.SANITY_WEBHOOK_SECRET,
  }
  const site: Record<string, string | undefined> = {
    ...shared,
    PREVIEW_SECRET: stack.PREVIEW_SECRET,
    SUPABASE_URL: urls.supabase,
    SUPABASE_PUBLISHABLE_KEY: stack.SUPABASE_PUBLISHABLE_KEY,
  }
  const functions: Record<string, string | undefined> = {
    ...shared,
    ...webhookSecrets(),
    SEND_EMAIL_HOOK_URL: `${urls.supabase}/functions/v1/send-auth-email`,
    RESEND_API_KEY: stack.RESEND_API_KEY,
    MAIL_FROM: `Velso lietuvių bendruomenė <info@${domain}>`,
    ORGANISERS_EMAIL: `info@${domain}`,
    STRIPE_SECRET_KEY: 'rk_live_ofTheDoctor',
    HEARTBEAT_URL: 'https://hc-ping.com/of-the-tests',
    ALERT_URL: 'https://ntfy.sh/of-the-tests',
  }
  return {site, functions}
}

/** As the documented commands leave the project. */
export function setUp(
  {settings, secrets, functions: deployed}: ManagementApi,
  functions: Record<string, string | undefined>,
) {
  Object.assign(settings.auth, readAuthConfig().settings, {
    site_url: urls.site,
    uri_allow_list: '',
    hook_send_email_enabled: true,
    hook_send_email_uri: functions.SEND_EMAIL_HOOK_URL,
    rate_limit_email_sent: readAuthConfig().emailsPerHour,
  })
  settings.storage.fileSizeLimit = 10 * 2 ** 20
  for (const [name, value] of Object.entries(functions)) secrets.set(name, value ?? '')
  const upload = {entrypoint_path: '', import_map_path: '', verify_jwt: false, files: new Map(), bytes: 0}
  for (const name of functionNames) deployed.set(name, {...upload})
}

export function wellDashboards(): Dashboards {
  const webhook = (url: string, {name, filter, projection}: typeof contentChangedWebhook) => ({
    id: name,
    type: 'document' as const,
    name,
    projectId: 'local',
    dataset: 'production',
    url,
    rule: {on: ['create', 'update', 'delete'], filter, projection},
    includeDrafts: false,
    isDisabled: false,
    secret: 'set',
  })
  return {
    sanity: {
      token: 'skAdministratorOfTheTests',
      webhooks: [
        webhook(`${urls.site}/api/revalidate`, contentChangedWebhook),
        webhook(`${urls.supabase}/functions/v1/sync-content`, contentItemsChangedWebhook),
      ],
    },
    stripe: {
      key: 'rk_live_ofTheDoctor',
      fullKey: 'rk_live_thatReadsWebhooks',
      endpoints: [
        {
          id: 'we_1',
          object: 'webhook_endpoint',
          url: `${urls.supabase}/functions/v1/stripe-webhook`,
          status: 'enabled',
          enabled_events: [...stripeEvents],
          api_version: Stripe.API_VERSION,
        },
      ],
    },
    resend: {
      key: stackEnv().RESEND_API_KEY,
      fullKey: 're_ofFullAccess',
      webhooks: [
        {
          id: 'webhook',
          endpoint: `${urls.supabase}/functions/v1/resend-webhook`,
          status: 'enabled',
          events: [...emailEvents],
        },
      ],
      domains: [
        {
          id: 'domain',
          name: domain,
          status: 'verified',
          records: [
            {
              record: 'SPF',
              name: 'send',
              type: 'TXT',
              value: 'v=spf1 include:amazonses.com ~all',
              status: 'verified',
            },
            {record: 'DKIM', name: 'resend._domainkey', type: 'TXT', value: 'p=…', status: 'verified'},
          ],
        },
      ],
    },
  }
}

export const wellZone = (): Zone => ({
  [domain]: {MX: ['mail.velsas.test']},
  [`send.${domain}`]: {
    TXT: ['v=spf1 include:amazonses.com ~all'],
    MX: ['feedback-smtp.eu-west-1.amazonses.com'],
  },
  [`resend._domainkey.${domain}`]: {TXT: [`p=${'MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQ'.repeat(8)}`]},
  [`_dmarc.${domain}`]: {TXT: ['v=DMARC1; p=quarantine;']},
})
