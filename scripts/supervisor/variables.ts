import {existsSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {parseEnv} from 'node:util'
import type {Variables} from '../env.ts'
import {ensureSecrets} from './secrets.ts'

export const root = join(import.meta.dirname, '../..')

interface Layers {
  /** The folder of `.env.development` and `.env`. */
  directory: string
  shell: Variables
  /** Takes only the state directory from `.env` and the shell, so that tests never reach a hosted service. */
  isolated?: boolean
  /** Folder of the state below `STATE_DIR`. */
  stateBelow?: string
}

/** They describe the local Content Lake and its seed content. Where content is hosted, their defaults do not apply. */
const localContent = ['SITE_CLOCK', 'SANITY_PROJECT_ID', 'SANITY_API_READ_TOKEN', 'SANITY_API_WRITE_TOKEN']

/**
 * Merges, from weakest to strongest: `.env.development`, `secrets.env` of the state directory (created on first use),
 * `.env` and the shell.
 */
export function layerVariables({directory, shell, isolated = false, stateBelow = ''}: Layers): Variables {
  const committed = readEnvFile(join(directory, '.env.development'))
  const yours = {...readEnvFile(join(directory, '.env')), ...shell}
  const chosen = isolated ? pick(yours, ['STATE_DIR']) : yours
  const state = stateDirectory(directory, {...committed, ...chosen}, stateBelow)
  const layered: Variables = {...committed, ...ensureSecrets(state), ...chosen, STATE_DIR: state}
  return {
    ...layered,
    ...(isHosted(layered) ? pick(yours, localContent) : {}),
    ...(isSupabaseHosted(layered) ? pick(yours, ['SUPABASE_PUBLISHABLE_KEY']) : {}),
    ...(isStripeHosted(layered) ? pick(yours, ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']) : {}),
  }
}

/** The directory of local state. Neither reads nor creates secrets. */
export function findStateDirectory(directory: string, shell: Variables): string {
  const committed = readEnvFile(join(directory, '.env.development'))
  return stateDirectory(directory, {...committed, ...readEnvFile(join(directory, '.env')), ...shell}, '')
}

function stateDirectory(directory: string, variables: Variables, below: string) {
  return resolve(directory, variables.STATE_DIR || '.local', below)
}

function readEnvFile(path: string): Variables {
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {}
}

const pick = (variables: Variables, names: string[]): Variables =>
  Object.fromEntries(names.map((name) => [name, variables[name]]))

/** True when content does not come from the Content Lake that the supervisor starts. */
export function isHosted({SANITY_API_HOST, LAKE_PORT}: Record<string, unknown>): boolean {
  return SANITY_API_HOST !== undefined && SANITY_API_HOST !== `http://localhost:${String(LAKE_PORT)}`
}

/** True when accounts are not in the Supabase that the supervisor starts. */
export function isSupabaseHosted({SUPABASE_URL, SUPABASE_PORT}: Record<string, unknown>): boolean {
  return Boolean(SUPABASE_URL) && SUPABASE_URL !== `http://localhost:${String(SUPABASE_PORT)}`
}

/** True when money does not move in the Stripe that the supervisor starts. */
export function isStripeHosted({STRIPE_API_BASE, STRIPE_PORT}: Record<string, unknown>): boolean {
  return STRIPE_API_BASE !== undefined && STRIPE_API_BASE !== `http://localhost:${String(STRIPE_PORT)}`
}
