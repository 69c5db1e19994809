import {join} from 'node:path'
import type {Command} from './child.ts'
import type {Profile} from './profile.ts'
import {root} from './variables.ts'

export type Mode = 'production' | 'dev'

export interface Service extends Command {
  title: string
  url: string
  probe: string
  port: number
  variable: string
}

type ServiceName = 'site' | 'studio' | 'lake' | 'supabase' | 'functions' | 'mail' | 'stripe'

const bin = (name: string) => join(root, 'node_modules/.bin', name)

/** See docs/decisions/013-which-layer-protects-what.md: where the site is hosted, nginx or the host sets limits. */
const withLimits = ['--import', join(root, 'apps/emulators/http/limit-every-server.ts')]

export function services(
  {ports, webDistDir, studioDistDir}: Profile,
  mode: Mode,
): Record<ServiceName, Service> {
  const url = ({port}: {port: number}) => `http://localhost:${port}`
  const isDev = mode === 'dev'
  return {
    lake: {
      name: 'content-lake',
      title: 'Content Lake',
      url: url(ports.lake),
      probe: `${url(ports.lake)}/v1/ping`,
      ...ports.lake,
      file: process.execPath,
      args: ['apps/emulators/lake/main.ts'],
      cwd: root,
      env: {},
    },
    supabase: {
      name: 'supabase',
      title: 'Supabase',
      url: url(ports.supabase),
      probe: `${url(ports.supabase)}/local/people`,
      ...ports.supabase,
      file: process.execPath,
      args: ['apps/emulators/supabase/main.ts'],
      cwd: root,
      env: {},
    },
    functions: {
      name: 'functions',
      title: 'Functions',
      url: url(ports.functions),
      probe: `${url(ports.functions)}/functions/v1/_health`,
      ...ports.functions,
      file: process.execPath,
      args: ['apps/emulators/functions/main.ts'],
      cwd: root,
      env: {},
    },
    mail: {
      name: 'mail',
      title: 'Mail inbox',
      url: url(ports.inbox),
      probe: `${url(ports.resend)}/health`,
      ...ports.inbox,
      file: process.execPath,
      args: ['apps/emulators/mail/main.ts'],
      cwd: root,
      env: {},
    },
    stripe: {
      name: 'stripe',
      title: 'Stripe',
      url: `${url(ports.stripe)}/dashboard`,
      probe: `${url(ports.stripe)}/health`,
      ...ports.stripe,
      file: process.execPath,
      args: ['apps/emulators/stripe/main.ts'],
      cwd: root,
      env: {},
    },
    site: {
      name: 'site',
      title: 'Site',
      url: url(ports.site),
      probe: url(ports.site),
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
      url: url(ports.studio),
      probe: url(ports.studio),
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
