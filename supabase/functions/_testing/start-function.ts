import {join} from 'node:path'
import {createInterface} from 'node:readline'
import {text} from 'node:stream/consumers'
import {pathToFileURL} from 'node:url'
import {functionsDirectory, type Deno} from './deno.ts'

/**
 * The permissions of a hosted function.
 *
 * @see https://github.com/supabase/edge-runtime/blob/main/crates/base/src/runtime/permissions.rs
 */
const permissions = ['env', 'net', 'read', 'write', 'import', 'sys=hostname'].map((each) => `--allow-${each}`)

/**
 * Starts a function as it is deployed: its `index.ts` with its `deno.json`.
 *
 * @returns its URL
 * @throws {Error} with what Deno says when it does not start
 */
export async function startFunction(deno: Deno, name: string, env: Record<string, string>): Promise<string> {
  const folder = join(functionsDirectory, name)
  const child = deno.start(
    [
      'run',
      '--no-lock',
      '--no-prompt',
      ...permissions,
      `--config=${join(folder, 'deno.json')}`,
      join(import.meta.dirname, 'serve-on-deno.ts'),
      pathToFileURL(join(folder, 'index.ts')).href,
    ],
    env,
  )
  const {stdout, stderr} = child
  if (!stdout || !stderr) throw new Error('Deno has no output')
  const said = text(stderr)
  for await (const line of createInterface({input: stdout})) {
    const port = /^port (\d+)$/.exec(line)?.[1]
    if (!port) continue
    stdout.resume()
    return `http://127.0.0.1:${port}/${name}`
  }
  throw new Error(`${name} does not start on Deno:\n${await said}`)
}
