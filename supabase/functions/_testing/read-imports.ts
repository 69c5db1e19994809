import {readFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {parseAst} from 'vitest/node'

interface Node {
  type: string
  source?: {value?: unknown} | null
}

/** The packages that a function imports, directly or through other files. Deno provides `node:` modules itself. */
export function packagesOf(entry: string): Set<string> {
  const packages = new Set<string>()
  const files = new Set([entry])
  for (const file of files) {
    if (file.endsWith('.json')) continue
    for (const specifier of importsOf(file)) {
      if (specifier.startsWith('.')) files.add(join(dirname(file), specifier))
      else if (!specifier.startsWith('node:')) packages.add(specifier)
      const own = /^@site\/schemas\/(.+)$/.exec(specifier)
      if (own) files.add(join(import.meta.dirname, '../../../schemas', `${own[1]}.ts`))
    }
  }
  return packages
}

/** The imports of a file, including types, which editors resolve too. */
function importsOf(file: string): string[] {
  const {body} = parseAst(readFileSync(file, 'utf8'), {lang: 'ts'}, file) as unknown as {body: Node[]}
  return body.flatMap(({source}) => (typeof source?.value === 'string' ? [source.value] : []))
}
