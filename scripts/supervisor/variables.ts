import {existsSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {parseEnv} from 'node:util'
import type {Variables} from '../env.ts'
import {ensureSecrets} from './secrets.ts'

export const root = join(import.meta.dirname, '../..')

interface Layers {
  directory: string
  shell: Variables
  /** Takes only the state directory from `.env` and the shell, so that tests never reach a hosted service. */
  isolated?: boolean
  stateBelow?: string
}

/** Their defaults describe the local Content Lake and its seed content, so they do not apply to hosted content. */
const localContent = ['SITE_CLOCK', 'SANITY_PROJECT_ID', 'SANITY_API_READ_TOKEN', 'SANITY_API_WRITE_TOKEN']

/** Merges, from weakest to strongest: `.env.development`, `secrets.env` (created on first use), `.env`, the shell. */
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

/** Does not read or create secrets. */
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

export function isHosted({SANITY_API_HOST, LAKE_PORT}: Record<string, unknown>): boolean {
  return SANITY_API_HOST !== undefined && SANITY_API_HOST !== `http://localhost:${String(LAKE_PORT)}`
}

export function isSupabaseHosted({SUPABASE_URL, SUPABASE_PORT}: Record<string, unknown>): boolean {
  return Boolean(SUPABASE_URL) && SUPABASE_URL !== `http://localhost:${String(SUPABASE_PORT)}`
}

export function isStripeHosted({STRIPE_API_BASE, STRIPE_PORT}: Record<string, unknown>): boolean {
  return STRIPE_API_BASE !== undefined && STRIPE_API_BASE !== `http://localhost:${String(STRIPE_PORT)}`
}
