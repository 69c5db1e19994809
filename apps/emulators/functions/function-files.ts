import {existsSync} from 'node:fs'
import {dirname, join} from 'node:path'

const validName = /^[a-z0-9][a-z0-9_-]*$/i

/** Path of a function's handler, or `undefined` when there is no such function. */
export function handlerFile(directory: string, name: string): string | undefined {
  if (!validName.test(name)) return undefined
  return ['handler.ts', 'handler.tsx'].map((file) => join(directory, name, file)).find(existsSync)
}

/** Path of the nearest `tsconfig.json` in or above a folder. */
export function tsconfigOf(folder: string): string | undefined {
  const path = join(folder, 'tsconfig.json')
  if (existsSync(path)) return path
  return dirname(folder) === folder ? undefined : tsconfigOf(dirname(folder))
}
