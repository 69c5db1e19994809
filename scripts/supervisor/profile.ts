import {rmSync} from 'node:fs'
import {join} from 'node:path'
import {parseSettings, shell, type Settings} from '../env.ts'
import {hostedServices, nothingHosted, type Hosted} from '../hosted.ts'
import {endLeftovers} from './leftovers.ts'
import {freePort} from './ports.ts'
import {requireUnclaimed} from './run-record.ts'
import {findStateDirectory, layerVariables, root} from './variables.ts'

/** A stack shares its ports, state and build directories with no other stack. */
export interface Profile {
  ports: Record<PortName, Port>
  stateDirectory: string
  webDistDir: string
  studioDistDir: string
  cachedBuild: boolean
  settings: Settings
  hosted: Hosted
  /** Takes nothing from the shell by which a hosted service could be reached. */
  isolated: boolean
}

interface Port {
  port: number
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

type PortName = keyof typeof portVariables

const portNames = Object.keys(portVariables) as PortName[]

function readPorts(settings: Settings): Profile['ports'] {
  const ports = portNames.map((name) => {
    const variable = portVariables[name]
    return [name, {port: settings[variable], variable}]
  })
  return Object.fromEntries(ports) as Profile['ports']
}

async function freePorts(): Promise<Profile['ports']> {
  const ports = portNames.map(async (name) => [name, {port: await freePort(), variable: portVariables[name]}])
  return Object.fromEntries(await Promise.all(ports)) as Profile['ports']
}

export const siteProfile = ({isolated = false} = {}): Profile =>
  profileOf(parseSettings(layerVariables({directory: root, shell, isolated})))

export function profileOf(settings: Settings): Profile {
  return {
    ports: readPorts(settings),
    stateDirectory: settings.STATE_DIR,
    webDistDir: settings.WEB_DIST_DIR ?? '.next',
    studioDistDir: settings.STUDIO_DIST_DIR ?? 'dist',
    // The cache keeps only the usual directories.
    cachedBuild: settings.WEB_DIST_DIR === undefined && settings.STUDIO_DIST_DIR === undefined,
    settings,
    hosted: hostedServices(settings),
    isolated: false,
  }
}

/**
 * Serves tests beside a running `npm start`: always local, on free ports, on an empty state, without a cached build.
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
    hosted: nothingHosted,
    isolated: true,
  }
}
