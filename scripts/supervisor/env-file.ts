import {existsSync, readFileSync} from 'node:fs'
import {parseEnv} from 'node:util'
import type {Variables} from '../env.ts'

/** A line that sh, systemd, Docker, Node and the Supabase CLI read alike (docs/decisions/086-documents-are-tests.md). */
const readAlike = /^(?:#.*(?<!\\)|[A-Za-z_]\w*=[\w./:@%+,=?\p{L}…-]*)?$/u

/**
 * The variables of a file such as `.env`; none if there is no such file.
 *
 * @throws {Error} that names the first line which programs read differently, never its value
 */
export function readEnvFile(path: string): Variables {
  if (!existsSync(path)) return {}
  const text = readFileSync(path, 'utf8')
  const lines = text.split('\n')
  const at = lines.findIndex((line) => !readAlike.test(line))
  if (at === -1) return parseEnv(text)
  const [name] = /^[A-Za-z_]\w*(?==)/.exec(lines[at] ?? '') ?? []
  throw new Error(
    `Programs read line ${at + 1} of ${path}${name ? ` (${name})` : ''} differently. Write NAME=value: letters, digits and ` +
      '. _ - / : @ % + , = ? alone, without quotes and without spaces. A comment has a line of its own. In a URL, write ' +
      'other characters of a password as %26 for &.',
  )
}
