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

export const localUrl = ({port}: {port: number}) => `http://localhost:${port}`

export function stackEnv(profile: Profile): StackEnv & Record<string, string> {
  const {ports, settings, hosted} = profile
  return {
    SITE_URL: settings.SITE_URL ?? localUrl(ports.site),
    STUDIO_URL: localUrl(ports.studio),
    SANITY_API_HOST: hosted.sanity ? (settings.SANITY_API_HOST ?? '') : localUrl(ports.lake),
    SANITY_PROJECT_ID: settings.SANITY_PROJECT_ID,
    SANITY_DATASET: settings.SANITY_DATASET,
    SANITY_API_READ_TOKEN: settings.SANITY_API_READ_TOKEN,
    SANITY_API_WRITE_TOKEN: settings.SANITY_API_WRITE_TOKEN ?? '',
    SANITY_WEBHOOK_SECRET: settings.SANITY_WEBHOOK_SECRET,
    PREVIEW_SECRET: settings.PREVIEW_SECRET,
    SUPABASE_URL: hosted.supabase ? (settings.SUPABASE_URL ?? '') : localUrl(ports.supabase),
    SUPABASE_PUBLISHABLE_KEY: settings.SUPABASE_PUBLISHABLE_KEY,
    ...(hosted.supabase ? {} : localSupabaseEnv(profile)),
  }
}

/** Only the database and the functions of this machine get these. */
const localSupabaseEnv = ({ports, settings, hosted}: Profile) => ({
  SUPABASE_SECRET_KEY: settings.SUPABASE_SECRET_KEY,
  DATABASE_URL: `postgres://postgres:${settings.SUPABASE_DB_PASSWORD}@127.0.0.1:${ports.database.port}/postgres`,
  ...(hosted.resend ? {} : {INBOX_URL: localUrl(ports.inbox)}),
  RESEND_BASE_URL: hosted.resend ? (settings.RESEND_BASE_URL ?? '') : localUrl(ports.resend),
  RESEND_API_KEY: settings.RESEND_API_KEY,
  STRIPE_API_BASE: hosted.stripe ? (settings.STRIPE_API_BASE ?? '') : localUrl(ports.stripe),
  STRIPE_SECRET_KEY: settings.STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET: settings.STRIPE_WEBHOOK_SECRET,
})

/** Turbo passes each task only what turbo.json lists. */
export function serviceEnv(profile: Profile, given: Variables = toolEnv): Variables {
  const {ports, settings, hosted} = profile
  const env = stackEnv(profile)
  return {
    ...(profile.isolated ? withoutServices(given) : given),
    ...env,
    SITE_CLOCK: settings.SITE_CLOCK ?? '',
    WEB_DIST_DIR: profile.webDistDir,
    STUDIO_DIST_DIR: profile.studioDistDir,
    LAKE_PORT: String(ports.lake.port),
    STATE_DIR: profile.stateDirectory,
    LAKE_WEBHOOKS: JSON.stringify([
      {
        ...contentChangedWebhook,
        url: `${localUrl(ports.site)}/api/revalidate`,
        secret: env.SANITY_WEBHOOK_SECRET,
      },
      ...(hosted.supabase ? [] : [contentItemsWebhookOf(env)]),
    ]),
    ...(hosted.supabase ? {} : localServicesEnv(profile)),
  }
}

/** An account's variables may be set in the shell for the commands that deploy. */
export const withoutServices = (variables: Variables): Variables =>
  Object.fromEntries(
    Object.entries(variables).filter(
      ([name]) => !/^(SANITY|SUPABASE|RESEND|STRIPE)_|^DATABASE_URL$/.test(name),
    ),
  )

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

function localServicesEnv({ports, settings}: Profile): Variables {
  const functions = `${localUrl(ports.supabase)}/functions/v1`
  const sender = settings.MAIL_FROM ?? 'info@example.test'
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
    RESEND_WEBHOOK_URL: `${functions}/resend-webhook`,
    RESEND_WEBHOOK_SECRET: settings.RESEND_WEBHOOK_SECRET ?? '',
    RESEND_RATE_LIMIT: String(settings.RESEND_RATE_LIMIT ?? ''),
    RESEND_VERIFIED_DOMAINS: domainOf(sender),
    STRIPE_PORT: String(ports.stripe.port),
    STRIPE_WEBHOOK_URL: settings.STRIPE_WEBHOOK_URL ?? `${functions}/stripe-webhook`,
    SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({default: settings.SUPABASE_PUBLISHABLE_KEY}),
    SUPABASE_SECRET_KEYS: JSON.stringify({default: settings.SUPABASE_SECRET_KEY}),
    MAIL_FROM: sender,
    ORGANISERS_EMAIL: settings.ORGANISERS_EMAIL ?? 'organizatoriai@example.test',
  }
}

const domainOf = (sender: string) => /@([^>]+)/.exec(sender)?.[1] ?? ''

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
