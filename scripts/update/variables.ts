import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseEnv} from 'node:util'
import {shell, type Variables} from '../env.ts'
import {readEnvFile} from '../supervisor/env-file.ts'
import {root} from '../supervisor/variables.ts'

/** What the site, the Studio and the content have. */
export const siteVariables: Variables = readEnvFile(join(root, '.env'))

const file = join(root, '.env.update')

/** What only updating needs, which the site must not know: docs/update.md. Nothing but this reads it, so it may hold commands. */
export const updateVariables: Variables = {
  ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}),
  ...shell,
}

/** @throws {Error} that says what else to do */
export function requireVariable(variables: Variables, name: string, orElse: string): string {
  const value = variables[name]
  if (!value) throw new Error(`${name} is not set. Set it as docs/update.md says, or ${orElse}.`)
  return value
}
