import {join} from 'node:path'
import type {Command} from './child.ts'
import type {Hosted} from '../hosted.ts'
import type {WantedPort} from './ports.ts'
import type {Profile} from './profile.ts'
import {localUrl} from './service-env.ts'
import {root} from './variables.ts'

export type Mode = 'production' | 'dev'

export interface Service extends Command {
  title: string
  url: string
  probe: string
  port: number
  variable: string
}

export type ServiceName = 'site' | 'studio' | 'lake' | 'supabase' | 'functions' | 'mail' | 'stripe'

/** Those that stand in for a service that is not hosted. */
export function standIns(hosted: Hosted): ServiceName[] {
  return [
    ...(hosted.sanity ? [] : (['lake'] as const)),
    ...(hosted.supabase ? [] : (['supabase', 'functions'] as const)),
    ...(hosted.supabase || hosted.resend ? [] : (['mail'] as const)),
    ...(hosted.supabase || hosted.stripe ? [] : (['stripe'] as const)),
  ]
}

/** What each service listens on besides its own port. */
export function furtherPorts({ports}: Profile): Partial<Record<ServiceName, WantedPort[]>> {
  return {
    supabase: [{title: 'database', ...ports.database}],
    mail: [
      {title: 'mail', ...ports.smtp},
      {title: 'Resend', ...ports.resend},
    ],
  }
}

/** Where the others are. */
export function hostedPlaces({settings, hosted}: Profile): {title: string; url: string}[] {
  return [
    ...(hosted.sanity
      ? [
          {
            title: 'Sanity',
            url: settings.SANITY_API_HOST || `https://${settings.SANITY_PROJECT_ID}.api.sanity.io`,
          },
        ]
      : []),
    ...(hosted.supabase ? [{title: 'Supabase', url: settings.SUPABASE_URL ?? ''}] : []),
    ...(hosted.resend ? [{title: 'Resend', url: settings.RESEND_BASE_URL || 'https://api.resend.com'}] : []),
    ...(hosted.stripe ? [{title: 'Stripe', url: settings.STRIPE_API_BASE || 'https://api.stripe.com'}] : []),
  ]
}

const bin = (name: string) => join(root, 'node_modules/.bin', name)

/** See docs/decisions/013-which-layer-protects-what.md: where the site is hosted, nginx or the host sets limits. */
const withLimits = ['--import', join(root, 'apps/emulators/http/limit-every-server.ts')]

export function services(
  {ports, webDistDir, studioDistDir}: Profile,
  mode: Mode,
): Record<ServiceName, Service> {
  const isDev = mode === 'dev'
  return {
    lake: {
      name: 'content-lake',
      title: 'Content Lake',
      url: localUrl(ports.lake),
      probe: `${localUrl(ports.lake)}/v1/ping`,
      ...ports.lake,
      file: process.execPath,
      args: ['apps/emulators/lake/main.ts'],
      cwd: root,
      env: {},
    },
    supabase: {
      name: 'supabase',
      title: 'Supabase',
      url: localUrl(ports.supabase),
      probe: `${localUrl(ports.supabase)}/local/people`,
      ...ports.supabase,
      file: process.execPath,
      args: ['apps/emulators/supabase/main.ts'],
      cwd: root,
      env: {},
    },
    functions: {
      name: 'functions',
      title: 'Functions',
      url: localUrl(ports.functions),
      probe: `${localUrl(ports.functions)}/functions/v1/_health`,
      ...ports.functions,
      file: process.execPath,
      args: ['apps/emulators/functions/main.ts'],
      cwd: root,
      env: {},
    },
    mail: {
      name: 'mail',
      title: 'Mail inbox',
      url: localUrl(ports.inbox),
      probe: `${localUrl(ports.resend)}/health`,
      ...ports.inbox,
      file: process.execPath,
      args: ['apps/emulators/mail/main.ts'],
      cwd: root,
      env: {},
    },
    stripe: {
      name: 'stripe',
      title: 'Stripe',
      url: `${localUrl(ports.stripe)}/dashboard`,
      probe: `${localUrl(ports.stripe)}/health`,
      ...ports.stripe,
      file: process.execPath,
      args: ['apps/emulators/stripe/main.ts'],
      cwd: root,
      env: {},
    },
    site: {
      name: 'site',
      title: 'Site',
      url: localUrl(ports.site),
      probe: localUrl(ports.site),
      ...ports.site,
      file: isDev ? bin('next') : process.execPath,
      args: isDev
        ? ['dev', '--hostname', 'localhost', '--port', String(ports.site.port)]
        : [...withLimits, join(webDistDir, 'standalone/apps/web/server.js')],
      cwd: join(root, 'apps/web'),
      env: {
        NODE_ENV: isDev ? 'development' : 'production',
        HOSTNAME: 'localhost',
        PORT: String(ports.site.port),
      },
    },
    studio: {
      name: 'studio',
      title: 'Studio',
      url: localUrl(ports.studio),
      probe: localUrl(ports.studio),
      ...ports.studio,
      file: isDev ? bin('sanity') : process.execPath,
      args: [
        ...(isDev ? ['dev'] : [...withLimits, 'serving/serve.ts', studioDistDir]),
        '--host',
        'localhost',
        '--port',
        String(ports.studio.port),
      ],
      cwd: join(root, 'studio'),
      env: {},
    },
  }
}
