import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {readModule, type Module} from './read-module.ts'

export interface SourceFile extends Module {
  /** Relative to the root, with slashes. */
  path: string
}

const ours = /\.(ts|tsx|mts|js|jsx|mjs)$/
const notOurs = /^(node_modules|dist.*|coverage|test-results|playwright-report|\..+)$/

/** Every hand-written source file below the root. */
export function readSourceFiles(root: string): SourceFile[] {
  return [...filesBelow(root, '')].map((path) => ({
    path,
    ...readModule(path, readFileSync(join(root, path), 'utf8')),
  }))
}

function* filesBelow(root: string, folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), {withFileTypes: true})) {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (notOurs.test(entry.name)) continue
    if (entry.isDirectory()) yield* filesBelow(root, path)
    else if (ours.test(entry.name)) yield path
  }
}
