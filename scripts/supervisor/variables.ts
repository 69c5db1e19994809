import {existsSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {parseEnv} from 'node:util'
import type {Variables} from '../env.ts'
import {ensureSecrets} from './secrets.ts'

export const root = join(import.meta.dirname, '../..')

interface Layers {
  /** Directory of `.env.development` and `.env`. */
  directory: string
  shell: Variables
  /** Only ports and the state directory are taken from `.env` and the shell: tests never reach a hosted service. */
  isolated?: boolean
  /** Path of the state below `STATE_DIR`. */
  stateBelow?: string
}

/** These belong to the local Content Lake and its seed content: where content is hosted, only yours count. */
const localContent = ['SITE_CLOCK', 'SANITY_PROJECT_ID', 'SANITY_API_READ_TOKEN', 'SANITY_API_WRITE_TOKEN']

/** `.env.development` < `secrets.env` of the state directory, made on first use < `.env` < the shell. */
export function layerVariables({directory, shell, isolated = false, stateBelow = ''}: Layers): Variables {
  const committed = readEnvFile(join(directory, '.env.development'))
  const yours = {...readEnvFile(join(directory, '.env')), ...shell}
  const chosen = isolated ? portsAndState(yours) : yours
  const state = stateDirectory(directory, {...committed, ...chosen}, stateBelow)
  const layered: Variables = {...committed, ...ensureSecrets(state), ...chosen, STATE_DIR: state}
  return {
    ...layered,
    ...(isHosted(layered) ? pick(yours, localContent) : {}),
    ...(isSupabaseHosted(layered) ? pick(yours, ['SUPABASE_PUBLISHABLE_KEY']) : {}),
  }
}

/** Where local state lives, without reading or making any secret. */
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

function portsAndState(variables: Variables): Variables {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => /_PORT$|^STATE_DIR$/.test(name)))
}

/** Content comes from elsewhere than the Content Lake that the supervisor starts. */
export function isHosted({SANITY_API_HOST, LAKE_PORT}: Record<string, unknown>): boolean {
  return SANITY_API_HOST !== undefined && SANITY_API_HOST !== `http://localhost:${String(LAKE_PORT)}`
}

/** Accounts live elsewhere than in the Supabase that the supervisor starts. */
export function isSupabaseHosted({SUPABASE_URL, SUPABASE_PORT}: Record<string, unknown>): boolean {
  return Boolean(SUPABASE_URL) && SUPABASE_URL !== `http://localhost:${String(SUPABASE_PORT)}`
}
