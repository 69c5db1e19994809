import {delimiter, dirname, join} from 'node:path'
import {contentChangedWebhook} from '@site/schemas/webhooks/content-changed'
import {shell, type Variables} from '../env.ts'
import type {Profile} from './profile.ts'
import {root} from './variables.ts'

/** Addresses and keys of the stack, under the names that its services read and `status -- --env` prints. */
export type StackEnv = Record<
  | 'SITE_URL'
  | 'STUDIO_URL'
  | 'SANITY_API_HOST'
  | 'SANITY_PROJECT_ID'
  | 'SANITY_DATASET'
  | 'SANITY_API_READ_TOKEN'
  | 'SANITY_API_WRITE_TOKEN'
  | 'SANITY_WEBHOOK_SECRET',
  string
>

export function stackEnv({ports, settings, hosted}: Profile): StackEnv {
  return {
    SITE_URL: `http://localhost:${ports.site.port}`,
    STUDIO_URL: `http://localhost:${ports.studio.port}`,
    SANITY_API_HOST: hosted ? (settings.SANITY_API_HOST ?? '') : `http://localhost:${ports.lake.port}`,
    SANITY_PROJECT_ID: settings.SANITY_PROJECT_ID,
    SANITY_DATASET: settings.SANITY_DATASET,
    SANITY_API_READ_TOKEN: settings.SANITY_API_READ_TOKEN,
    SANITY_API_WRITE_TOKEN: settings.SANITY_API_WRITE_TOKEN ?? '',
    SANITY_WEBHOOK_SECRET: settings.SANITY_WEBHOOK_SECRET,
  }
}

/** Everything that any child reads: one environment for all, since turbo hands each task only what it lists. */
export function serviceEnv(profile: Profile): Variables {
  const env = stackEnv(profile)
  const siteClock = profile.settings.SITE_CLOCK ?? ''
  return {
    ...toolEnv,
    ...env,
    SITE_CLOCK: siteClock,
    WEB_DIST_DIR: profile.webDistDir,
    STUDIO_DIST_DIR: profile.studioDistDir,
    SANITY_STUDIO_PROJECT_ID: env.SANITY_PROJECT_ID,
    SANITY_STUDIO_DATASET: env.SANITY_DATASET,
    SANITY_STUDIO_API_HOST: env.SANITY_API_HOST,
    SANITY_STUDIO_SITE_URL: env.SITE_URL,
    SANITY_STUDIO_SITE_CLOCK: siteClock,
    LAKE_PORT: String(profile.ports.lake.port),
    STATE_DIR: profile.stateDirectory,
    LAKE_WEBHOOKS: JSON.stringify([
      {...contentChangedWebhook, url: `${env.SITE_URL}/api/revalidate`, secret: env.SANITY_WEBHOOK_SECRET},
    ]),
  }
}

/** The shell's environment with the project's tools first on the PATH, and nobody phoning home. */
export const toolEnv: Variables = {
  ...shell,
  PATH: [join(root, 'node_modules/.bin'), dirname(process.execPath), shell.PATH].join(delimiter),
  DO_NOT_TRACK: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NO_UPDATE_NOTIFIER: '1',
  TURBO_TELEMETRY_DISABLED: '1',
}
