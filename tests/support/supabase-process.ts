import {execFileSync} from 'node:child_process'
import {copyFile, mkdir, mkdtemp, readFile, rm} from 'node:fs/promises'
import {createServer, type Server} from 'node:http'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import type {Database} from '@site/supabase/generated/database.types.gen'
import {createClient, type SupabaseClient} from '@supabase/supabase-js'
import {Webhook} from 'standardwebhooks'
import {freePort} from '../../scripts/supervisor/ports.ts'
import {migratedState} from '../env.ts'
import {ServiceProcess} from './service-process.ts'

const script = join(import.meta.dirname, '../../apps/emulators/supabase/main.ts')
const config = join(import.meta.dirname, '../../supabase/config.toml')

export const PUBLISHABLE_KEY = 'sb_publishable_integration'
export const JWT_SECRET = 'integration-secret-of-32-characters'
export const SECRET_KEY = 'sb_secret_integration_key'
/** What the gateway adds when it calls a function. */
export const fromGateway = {'x-gateway-key': SECRET_KEY}
const DB_PASSWORD = 'integration-password'
const HOOK_SECRET = `v1,whsec_${Buffer.from('a secret of the integration tests').toString('base64')}`

/** What Supabase Auth sends to the Send Email hook. */
interface HookPayload {
  user: {id: string; email: string; user_metadata: Record<string, unknown>}
  email_data: {
    token: string
    token_hash: string
    /** Of the current address, when it changes. */
    token_hash_new: string
    email_action_type: string
    redirect_to: string
  }
}

interface Ports {
  api: number
  database: number
  functions: number
}

/** A Supabase emulator for one test, with its own Postgres. Its mail hook ends here, in `mails`. */
export class SupabaseProcess {
  readonly url: string
  readonly databaseUrl: string
  readonly mails: HookPayload[] = []
  /** Status that the hook responds with. Anything but 200 is an outage of the functions. */
  hookStatus = 200
  /** Of its state. */
  readonly directory: string
  readonly #hook: Server
  readonly #process: ServiceProcess

  private constructor(ports: Ports, directory: string, environment: Record<string, string>) {
    this.url = `http://localhost:${ports.api}`
    this.databaseUrl = `postgres://postgres:${DB_PASSWORD}@127.0.0.1:${ports.database}/postgres`
    this.directory = directory
    this.#hook = this.#receiveMails().listen(ports.functions, '127.0.0.1')
    this.#process = new ServiceProcess({
      title: 'The Supabase emulator',
      args: [script],
      env: {
        SUPABASE_PORT: String(ports.api),
        SUPABASE_DB_PORT: String(ports.database),
        FUNCTIONS_PORT: String(ports.functions),
        STATE_DIR: directory,
        SUPABASE_DB_PASSWORD: DB_PASSWORD,
        SUPABASE_JWT_SECRET: JWT_SECRET,
        SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
        SUPABASE_SECRET_KEY: SECRET_KEY,
        SEND_EMAIL_HOOK_SECRET: HOOK_SECRET,
        SITE_URL: 'http://localhost:3000',
        ...environment,
      },
      probe: `${this.url}/local/people`,
    })
  }

  static async start(): Promise<SupabaseProcess> {
    const directory = await mkdtemp(join(tmpdir(), 'supabase-'))
    const migrated = migratedState()
    // With owners and modes: Postgres starts on no others.
    if (migrated) execFileSync('cp', ['-a', `${migrated}/.`, directory])
    return await SupabaseProcess.#startIn(directory, {})
  }

  /** As a new hosted project: without migrations and accounts. */
  static async startNew(): Promise<SupabaseProcess> {
    const directory = await mkdtemp(join(tmpdir(), 'supabase-'))
    const project = join(directory, 'project')
    await mkdir(join(project, 'migrations'), {recursive: true})
    await copyFile(config, join(project, 'config.toml'))
    return await SupabaseProcess.#startIn(directory, {SUPABASE_DIR: project})
  }

  static async #startIn(directory: string, environment: Record<string, string>): Promise<SupabaseProcess> {
    const ports = {api: await freePort(), database: await freePort(), functions: await freePort()}
    const supabase = new SupabaseProcess(ports, directory, environment)
    try {
      await supabase.launch()
    } catch (error) {
      await supabase.stop()
      throw error
    }
    return supabase
  }

  /** The official client, with no session. */
  client(key = PUBLISHABLE_KEY): SupabaseClient<Database> {
    return createClient<Database>(this.url, key, {auth: {persistSession: false, autoRefreshToken: false}})
  }

  /** Starts the process on the state that it left, and resolves to the milliseconds until it was ready. */
  launch(): Promise<number> {
    return this.#process.start()
  }

  /** Of the process, which has started Postgres and PostgREST. */
  get pid(): number {
    return this.#process.pid
  }

  /** Everything that the process has written so far. */
  get output(): string {
    return this.#process.output
  }

  /** Kills the process, but not its Postgres and PostgREST. */
  async kill(): Promise<void> {
    await this.#process.end('SIGKILL')
  }

  /** Kills its Postgres, as a power cut does. The process, which is nothing without it, ends. */
  async killPostgres(): Promise<void> {
    const lock = await readFile(join(this.directory, 'supabase/postgres/postmaster.pid'), 'utf8')
    process.kill(Number(lock.split('\n')[0]), 'SIGKILL')
    await this.#process.end('SIGTERM')
  }

  /** Ends it, and leaves its state. */
  async end(): Promise<void> {
    await this.#process.end('SIGTERM')
    this.#hook.close()
  }

  async stop(): Promise<void> {
    await this.end()
    await rm(this.directory, {recursive: true, force: true})
  }

  #receiveMails(): Server {
    return createServer(async (request, response) => {
      const headers = request.headers as Record<string, string>
      const payload = new Webhook(HOOK_SECRET.replace('v1,', '')).verify(await text(request), headers)
      if (this.hookStatus === 200) this.mails.push(payload as HookPayload)
      response.writeHead(this.hookStatus, {'content-type': 'application/json'}).end('{}')
    })
  }
}
