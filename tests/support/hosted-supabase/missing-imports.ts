import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {startDeno} from '../../../supabase/functions/_testing/deno.ts'
import type {Upload} from './read-upload.ts'

/** What Deno does not find of each function, when it has nothing but what was sent of it, and npm's packages. */
export async function missingImports(functions: Map<string, Upload>): Promise<string[]> {
  await using resources = new AsyncDisposableStack()
  const deno = await startDeno()
  resources.defer(deno.stop)
  const directory = mkdtempSync(join(tmpdir(), 'sent-functions-'))
  resources.defer(() => rmSync(directory, {recursive: true, force: true}))
  const missing: string[] = []
  for (const [name, {files, entrypoint_path, import_map_path}] of functions) {
    const at = (path: string) => join(directory, name, path)
    for (const [path, content] of files) {
      mkdirSync(dirname(at(path)), {recursive: true})
      writeFileSync(at(path), content)
    }
    const args = ['info', '--json', '--no-lock', '--config', at(import_map_path), at(entrypoint_path)]
    const {modules} = JSON.parse(await deno.run(args)) as {modules: {error?: string}[]}
    missing.push(...modules.flatMap(({error}) => (error ? [`${name}: ${error}`] : [])))
  }
  return missing
}
