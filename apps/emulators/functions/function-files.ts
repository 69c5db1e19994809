import {existsSync} from 'node:fs'
import {join} from 'node:path'

const validName = /^[a-z0-9][a-z0-9_-]*$/i

/** Path of a function's handler, or `undefined` when there is no such function. */
export function handlerFile(directory: string, name: string): string | undefined {
  if (!validName.test(name)) return undefined
  const file = join(directory, name, 'handler.ts')
  return existsSync(file) ? file : undefined
}
