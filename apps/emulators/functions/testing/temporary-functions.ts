import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join} from 'node:path'
import {onTestFinished} from 'vitest'
import {parseEnv} from '../env.ts'
import type {Timeouts} from '../function-processes.ts'
import {startFunctions, type RunningFunctions} from '../start-functions.ts'

const packages = join(import.meta.dirname, '../../../../node_modules')
const importMap = '{"imports": {"zod": "npm:zod"}}'

/** Source files in a temporary folder laid out like the project, removed at the end of the test. */
export function temporarySources(files: Record<string, string>) {
  const root = mkdtempSync(join(tmpdir(), 'functions-'))
  onTestFinished(() => rmSync(root, {recursive: true}))
  symlinkSync(packages, join(root, 'node_modules'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), {recursive: true})
    writeFileSync(join(root, path), text)
    if (path.endsWith('/index.ts')) writeFileSync(join(root, dirname(path), 'deno.json'), importMap)
  }
  write('package.json', '{"dependencies": {"zod": "*"}}')
  write('schemas/empty.ts', '')
  for (const [path, text] of Object.entries(files)) write(path, text)
  return {root, write}
}

interface TemporaryOptions {
  environment?: Record<string, string>
  timeouts?: Partial<Timeouts>
}

/** A functions server on a free port with temporary sources, stopped at the end of the test. */
export async function temporaryFunctions(
  files: Record<string, string>,
  {environment = {}, timeouts = {}}: TemporaryOptions = {},
) {
  const {root, write} = temporarySources(files)
  const lines: string[] = []
  const env = parseEnv({FUNCTIONS_PORT: '0', FUNCTIONS_DIR: join(root, 'supabase/functions'), ...environment})
  const server: RunningFunctions = await startFunctions(env, {
    timeouts,
    log: (line) => void lines.push(line),
  })
  onTestFinished(() => server.stop())
  return {
    lines,
    write,
    stop: () => server.stop(),
    fetch: (path: string, init?: RequestInit) => fetch(`${server.url}/${path}`, init),
  }
}

/** Source of an `index.ts` whose handler has this body, which has `request` in scope. */
export const functionSource = (body: string) => `
  Deno.serve(async (request: Request) => {
    ${body}
  })
`
