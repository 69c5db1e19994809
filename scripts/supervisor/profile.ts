import {rmSync} from 'node:fs'
import {join} from 'node:path'
import {parseSettings, shell, type Settings} from '../env.ts'
import {endLeftovers} from './leftovers.ts'
import {freePort} from './ports.ts'
import {requireUnclaimed} from './run-record.ts'
import {
  findStateDirectory,
  isHosted,
  isStripeHosted,
  isSupabaseHosted,
  layerVariables,
  root,
} from './variables.ts'

/** One stack: its ports, state and build directories, which it shares with no other stack. */
export interface Profile {
  ports: Record<PortName, Port>
  stateDirectory: string
  webDistDir: string
  studioDistDir: string
  /** True when a cached build of the same sources will do. */
  cachedBuild: boolean
  settings: Settings
  /** Content is hosted elsewhere: no local Content Lake, no seed content. */
  hosted: boolean
  /** Accounts and mail are hosted elsewhere: no local Supabase, functions, Resend or inbox. */
  hostedSupabase: boolean
  /** Money moves elsewhere, or there are no local functions that would move it: no local Stripe. */
  hostedStripe: boolean
}

interface Port {
  port: number
  /** Environment variable that changes it. */
  variable: string
}

const portVariables = {
  site: 'SITE_PORT',
  studio: 'STUDIO_PORT',
  lake: 'LAKE_PORT',
  supabase: 'SUPABASE_PORT',
  database: 'SUPABASE_DB_PORT',
  functions: 'FUNCTIONS_PORT',
  inbox: 'INBOX_PORT',
  smtp: 'MAIL_SMTP_PORT',
  resend: 'RESEND_PORT',
  stripe: 'STRIPE_PORT',
} as const

export type PortName = keyof typeof portVariables

const portNames = Object.keys(portVariables) as PortName[]

function readPorts(settings: Settings): Profile['ports'] {
  const ports = portNames.map((name) => {
    const variable = portVariables[name]
    return [name, {port: settings[variable], variable}]
  })
  return Object.fromEntries(ports) as Profile['ports']
}

/** Ports on which nothing listens, so that several runs on one machine do not meet. */
async function freePorts(): Promise<Profile['ports']> {
  const ports = portNames.map(async (name) => [name, {port: await freePort(), variable: portVariables[name]}])
  return Object.fromEntries(await Promise.all(ports)) as Profile['ports']
}

/** What `npm start` and `npm run dev` serve. */
export function siteProfile(): Profile {
  const settings = parseSettings(layerVariables({directory: root, shell}))
  return {
    ports: readPorts(settings),
    stateDirectory: settings.STATE_DIR,
    webDistDir: '.next',
    studioDistDir: 'dist',
    cachedBuild: true,
    settings,
    hosted: isHosted(settings),
    hostedSupabase: isSupabaseHosted(settings),
    hostedStripe: isSupabaseHosted(settings) || isStripeHosted(settings),
  }
}

/**
 * What `npm test` and `npm run bench` serve, beside a running `npm start`: always local, on free ports, without a cached
 * build, and on an empty state in the folder `stateBelow` of the state directory.
 *
 * @throws {Error} when another run uses that state
 */
export async function freshTestProfile(stateBelow: string): Promise<Profile> {
  const state = join(findStateDirectory(root, shell), stateBelow)
  requireUnclaimed(state)
  await endLeftovers(state)
  rmSync(state, {recursive: true, force: true})
  const variables = layerVariables({directory: root, shell, isolated: true, stateBelow})
  const settings = parseSettings(variables)
  return {
    ports: await freePorts(),
    stateDirectory: settings.STATE_DIR,
    webDistDir: '.next-test',
    studioDistDir: 'dist-test',
    cachedBuild: false,
    settings,
    hosted: false,
    hostedSupabase: false,
    hostedStripe: false,
  }
}
