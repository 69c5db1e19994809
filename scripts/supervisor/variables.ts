import {join, resolve} from 'node:path'
import type {Variables} from '../env.ts'
import {readEnvFile} from './env-file.ts'
import {hostedServices, variablesWithoutDefault} from '../hosted.ts'
import {ensureSecrets} from './secrets.ts'

export const root = join(import.meta.dirname, '../..')

interface Layers {
  directory: string
  shell: Variables
  /** Takes only the state directory from `.env` and the shell, so that tests never reach a hosted service. */
  isolated?: boolean
  stateBelow?: string
}

/** Merges, from weakest to strongest: `.env.development`, `secrets.env` (created on first use), `.env`, the shell. */
export function layerVariables({directory, shell, isolated = false, stateBelow = ''}: Layers): Variables {
  const committed = readEnvFile(join(directory, '.env.development'))
  const yours = {...readEnvFile(join(directory, '.env')), ...shell}
  const chosen = isolated ? pick(yours, ['STATE_DIR']) : yours
  const state = stateDirectory(directory, {...committed, ...chosen}, stateBelow)
  const layered: Variables = {...committed, ...ensureSecrets(state), ...chosen, STATE_DIR: state}
  return {...layered, ...pick(yours, variablesWithoutDefault(hostedServices(layered)))}
}

/** Does not read or create secrets. */
export function findStateDirectory(directory: string, shell: Variables): string {
  const committed = readEnvFile(join(directory, '.env.development'))
  return stateDirectory(directory, {...committed, ...readEnvFile(join(directory, '.env')), ...shell}, '')
}

function stateDirectory(directory: string, variables: Variables, below: string) {
  return resolve(directory, variables.STATE_DIR || '.local', below)
}

const pick = (variables: Variables, names: string[]): Variables =>
  Object.fromEntries(names.map((name) => [name, variables[name]]))
