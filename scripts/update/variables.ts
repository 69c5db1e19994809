import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {parseEnv} from 'node:util'
import {shell, type Variables} from '../env.ts'
import {root} from '../supervisor/variables.ts'

const read = (file: string): Variables =>
  existsSync(join(root, file)) ? parseEnv(readFileSync(join(root, file), 'utf8')) : {}

/** What the site, the Studio and the content have. */
export const siteVariables: Variables = read('.env')

/** What only updating needs, which the site must not know: docs/update.md. */
export const updateVariables: Variables = {...read('.env.update'), ...shell}

/** @throws {Error} that says what else to do */
export function requireVariable(variables: Variables, name: string, orElse: string): string {
  const value = variables[name]
  if (!value) throw new Error(`${name} is not set. Set it as docs/update.md says, or ${orElse}.`)
  return value
}
