import {mkdirSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {root} from '../supervisor/variables.ts'
import type {Run} from './describe-run.ts'

/** Git ignores it, and `npm run reset` leaves it. */
const folder = 'test-results'

/** Writes a result as JSON and Markdown. Returns the path of the Markdown in the project. */
export function writeResult(name: string, result: Run & Record<string, unknown>, lines: string[]): string {
  const path = join(folder, `${name}-${result.startedAt.slice(0, 19).replaceAll(/\D/g, '-')}`)
  mkdirSync(join(root, folder), {recursive: true})
  writeFileSync(join(root, `${path}.json`), `${JSON.stringify(result, null, 2)}\n`)
  writeFileSync(join(root, `${path}.md`), `${lines.join('\n')}\n`)
  return `${path}.md`
}
