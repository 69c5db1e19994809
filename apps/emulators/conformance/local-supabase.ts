import {createServer} from 'node:http'
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {requireFreePorts} from '../../../scripts/supervisor/ports.ts'
import {toolEnv} from '../../../scripts/supervisor/service-env.ts'
import {root} from '../../../scripts/supervisor/variables.ts'
import {listenForLegacyKeys} from './legacy-keys.ts'
import type {Run} from './suite.ts'

/** Where the Supabase CLI serves, and what it signs with: the suites have both written into their tests. */
const CLI_PORT = 54321
const CLI_JWT_SECRET = 'super-secret-jwt-token-with-at-least-32-characters-long'

const ports = {api: 54331, database: 54332, functions: 54337}
const keys = {publishableKey: 'sb_publishable_conformance', secretKey: 'sb_secret_conformance'}

interface Project {
  /** A config.toml of the Supabase CLI. */
  config: string
  /** Applied in this order. */
  sql: string[]
}

/** Starts an empty Supabase emulator with the suite's own settings and SQL, where the Supabase CLI would serve. */
export async function serveSupabase({services, stateDirectory}: Run, {config, sql}: Project): Promise<void> {
  await requireFreePorts(
    [CLI_PORT, ...Object.values(ports)].map((port) => ({
      title: 'conformance',
      port,
      variable: 'SUPABASE_PORT',
    })),
  )
  const directory = join(stateDirectory, 'project')
  mkdirSync(join(directory, 'migrations'), {recursive: true})
  writeFileSync(join(directory, 'config.toml'), withCurrentNames(readFileSync(config, 'utf8')))
  for (const [at, statements] of sql.entries())
    writeFileSync(join(directory, 'migrations', `${String(at).padStart(14, '0')}_suite.sql`), statements)

  // Takes the place of the function send-auth-email.
  createServer((_, response) => response.setHeader('content-type', 'application/json').end('{}'))
    .listen(ports.functions, '127.0.0.1')
    .unref()
  const url = `http://localhost:${ports.api}`
  await services.start({
    name: 'supabase',
    title: 'Supabase',
    url,
    probe: `${url}/local/people`,
    port: ports.api,
    variable: 'SUPABASE_PORT',
    file: process.execPath,
    args: ['apps/emulators/supabase/main.ts'],
    cwd: root,
    env: {
      ...toolEnv,
      SUPABASE_PORT: String(ports.api),
      SUPABASE_DB_PORT: String(ports.database),
      FUNCTIONS_PORT: String(ports.functions),
      STATE_DIR: stateDirectory,
      SUPABASE_DIR: directory,
      SUPABASE_DB_PASSWORD: 'conformance-password',
      SUPABASE_JWT_SECRET: CLI_JWT_SECRET,
      SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
      SUPABASE_SECRET_KEY: keys.secretKey,
      SEND_EMAIL_HOOK_SECRET: `v1,whsec_${Buffer.from('conformance of the emulators').toString('base64')}`,
      SITE_URL: 'http://localhost:9999',
    },
  })
  listenForLegacyKeys({port: CLI_PORT, target: ports.api, ...keys})
}

/** The suites have the name that version 3 of the CLI replaced. */
const withCurrentNames = (config: string) =>
  config.replace(/^(\[auth\.email\]\n(?:(?!\[).*\n)*?)enable_signup =/m, '$1enabled =')
