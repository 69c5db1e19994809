import {existsSync} from 'node:fs'
import {join} from 'node:path'

const validName = /^[a-z0-9][a-z0-9_-]*$/i

export function functionFolder(directory: string, name: string): string | undefined {
  const folder = join(directory, name)
  return validName.test(name) && existsSync(join(folder, 'index.ts')) ? folder : undefined
}
