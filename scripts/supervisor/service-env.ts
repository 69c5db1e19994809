import {contentChangedWebhook, contentItemsChangedWebhook} from '@site/schemas/webhooks/content-changed'
import {delimiter, dirname, join} from 'node:path'
import {shell, type Variables} from '../env.ts'
import type {Profile} from './profile.ts'
import {root} from './variables.ts'

export type StackEnv = Record<
  | 'SITE_URL'
  | 'STUDIO_URL'
  | 'SANITY_API_HOST'
  | 'SANITY_PROJECT_ID'
  | 'SANITY_DATASET'
  | 'SANITY_API_READ_TOKEN'
  | 'SANITY_API_WRITE_TOKEN'
  | 'SANITY_WEBHOOK_SECRET'
  | 'PREVIEW_SECRET'
  | 'SUPABASE_URL'
  | 'SUPABASE_PUBLISHABLE_KEY',
  string
>

export function stackEnv(profile: Profile): StackEnv & Partial<LocalSupabaseEnv & StripeEnv> {
  const {ports, settings, hosted, hostedSupabase, hostedStripe} = profile
  return {
    SITE_URL: `http://localhost:${ports.site.port}`,
    STUDIO_URL: `http://localhost:${ports.studio.port}`,
    SANITY_API_HOST: hosted ? (settings.SANITY_API_HOST ?? '') : `http://localhost:${ports.lake.port}`,
    SANITY_PROJECT_ID: settings.SANITY_PROJECT_ID,
    SANITY_DATASET: settings.SANITY_DATASET,
    SANITY_API_READ_TOKEN: settings.SANITY_API_READ_TOKEN,
    SANITY_API_WRITE_TOKEN: settings.SANITY_API_WRITE_TOKEN ?? '',
    SANITY_WEBHOOK_SECRET: settings.SANITY_WEBHOOK_SECRET,
    PREVIEW_SECRET: settings.PREVIEW_SECRET,
    SUPABASE_URL: hostedSupabase ? (settings.SUPABASE_URL ?? '') : `http://localhost:${ports.supabase.port}`,
    SUPABASE_PUBLISHABLE_KEY: settings.SUPABASE_PUBLISHABLE_KEY,
    ...(hostedSupabase ? {} : localSupabaseEnv(profile)),
    ...(hostedStripe ? {} : stripeEnv(profile)),
  }
}

/** These keys must not leave this machine, so they are set only when Supabase runs on it. */
type LocalSupabaseEnv = Record<
  'SUPABASE_SECRET_KEY' | 'DATABASE_URL' | 'INBOX_URL' | 'RESEND_BASE_URL' | 'RESEND_API_KEY',
  string
>

function localSupabaseEnv({ports, settings}: Profile): LocalSupabaseEnv {
  return {
    SUPABASE_SECRET_KEY: settings.SUPABASE_SECRET_KEY,
    DATABASE_URL: `postgres://postgres:${settings.SUPABASE_DB_PASSWORD}@127.0.0.1:${ports.database.port}/postgres`,
    INBOX_URL: `http://localhost:${ports.inbox.port}`,
    RESEND_BASE_URL: `http://localhost:${ports.resend.port}`,
    RESEND_API_KEY: settings.RESEND_API_KEY,
  }
}

type StripeEnv = Record<'STRIPE_API_BASE' | 'STRIPE_SECRET_KEY' | 'STRIPE_WEBHOOK_SECRET', string>

const stripeEnv = ({ports, settings, hostedStripe}: Profile): StripeEnv => ({
  STRIPE_API_BASE: hostedStripe ? (settings.STRIPE_API_BASE ?? '') : `http://localhost:${ports.stripe.port}`,
  STRIPE_SECRET_KEY: settings.STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET: settings.STRIPE_WEBHOOK_SECRET,
})

/** Turbo passes each task only what turbo.json lists. */
export function serviceEnv(profile: Profile): Variables {
  const env = stackEnv(profile)
  return {
    ...toolEnv,
    ...env,
    SITE_CLOCK: profile.settings.SITE_CLOCK ?? '',
    WEB_DIST_DIR: profile.webDistDir,
    STUDIO_DIST_DIR: profile.studioDistDir,
    STUDIO_FEATURES: profile.settings.STUDIO_FEATURES ?? '',
    LAKE_PORT: String(profile.ports.lake.port),
    STATE_DIR: profile.stateDirectory,
    LAKE_WEBHOOKS: JSON.stringify([
      {...contentChangedWebhook, url: `${env.SITE_URL}/api/revalidate`, secret: env.SANITY_WEBHOOK_SECRET},
      ...(profile.hostedSupabase ? [] : [contentItemsWebhookOf(env)]),
    ]),
    ...(profile.hostedSupabase ? {} : localServicesEnv(profile)),
  }
}

/** Advances the clock for a service that starts after the stack, such as the site after its build. */
export function withRunningClock(env: Variables, elapsedMs: number): Variables {
  const clock = Date.parse(env.SITE_CLOCK ?? '')
  return Number.isNaN(clock) ? env : {...env, SITE_CLOCK: new Date(clock + elapsedMs).toISOString()}
}

const contentItemsWebhookOf = ({SUPABASE_URL, SANITY_WEBHOOK_SECRET}: StackEnv) => ({
  ...contentItemsChangedWebhook,
  url: `${SUPABASE_URL}/functions/v1/sync-content`,
  secret: SANITY_WEBHOOK_SECRET,
})

function localServicesEnv(profile: Profile): Variables {
  const {ports, settings} = profile
  return {
    SUPABASE_PORT: String(ports.supabase.port),
    SUPABASE_DB_PORT: String(ports.database.port),
    FUNCTIONS_PORT: String(ports.functions.port),
    INBOX_PORT: String(ports.inbox.port),
    MAIL_SMTP_PORT: String(ports.smtp.port),
    RESEND_PORT: String(ports.resend.port),
    SUPABASE_DB_PASSWORD: settings.SUPABASE_DB_PASSWORD,
    SUPABASE_JWT_SECRET: settings.SUPABASE_JWT_SECRET,
    SEND_EMAIL_HOOK_SECRET: settings.SEND_EMAIL_HOOK_SECRET,
    RESEND_WEBHOOK_URL: `http://localhost:${ports.supabase.port}/functions/v1/resend-webhook`,
    RESEND_WEBHOOK_SECRET: settings.RESEND_WEBHOOK_SECRET,
    RESEND_RATE_LIMIT: String(settings.RESEND_RATE_LIMIT ?? ''),
    RESEND_VERIFIED_DOMAINS: 'example.test',
    STRIPE_PORT: String(ports.stripe.port),
    ...stripeEnv(profile),
    STRIPE_WEBHOOK_URL:
      settings.STRIPE_WEBHOOK_URL ?? `http://localhost:${ports.supabase.port}/functions/v1/stripe-webhook`,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({default: settings.SUPABASE_PUBLISHABLE_KEY}),
    SUPABASE_SECRET_KEYS: JSON.stringify({default: settings.SUPABASE_SECRET_KEY}),
    MAIL_FROM: 'Velso lietuvių bendruomenė <info@example.test>',
    ORGANISERS_EMAIL: 'organizatoriai@example.test',
  }
}

/** The project's tools come first on the PATH, compiled scripts are cached, and telemetry is off. */
export const toolEnv: Variables = {
  ...shell,
  PATH: [join(root, 'node_modules/.bin'), dirname(process.execPath), shell.PATH].join(delimiter),
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
  DO_NOT_TRACK: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NO_UPDATE_NOTIFIER: '1',
  TURBO_TELEMETRY_DISABLED: '1',
}
