import {spawn, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {mkdtemp, rm} from 'node:fs/promises'
import {createServer, type Server} from 'node:http'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import type {Database} from '@site/supabase/generated/database.types.gen'
import {createClient, type SupabaseClient} from '@supabase/supabase-js'
import {Webhook} from 'standardwebhooks'
import {inheritedEnv} from '../env.ts'
import {freePort} from './free-port.ts'

const entry = join(import.meta.dirname, '../../apps/emulators/supabase/main.ts')

export const PUBLISHABLE_KEY = 'sb_publishable_integration'
export const JWT_SECRET = 'integration-secret-of-32-characters'
export const SECRET_KEY = 'sb_secret_integration_key'
const HOOK_SECRET = `v1,whsec_${Buffer.from('a secret of the integration tests').toString('base64')}`

/** What Supabase Auth hands to the Send Email hook. */
export interface HookPayload {
  user: {id: string; email: string; user_metadata: Record<string, unknown>}
  email_data: {token: string; token_hash: string; email_action_type: string; redirect_to: string}
}

/** A Supabase of its own, as a separate process with its own Postgres; its mail hook ends here. */
export class SupabaseProcess {
  readonly port: number
  readonly databasePort: number
  readonly mails: HookPayload[] = []
  /** What the hook answers; anything but 200 is an outage of the functions. */
  hookStatus = 200
  private readonly functionsPort: number
  private readonly directory: string
  private child: ChildProcess | undefined
  private hook: Server | undefined

  private constructor(ports: [number, number, number], directory: string) {
    ;[this.port, this.databasePort, this.functionsPort] = ports
    this.directory = directory
  }

  static async start(): Promise<SupabaseProcess> {
    const ports: [number, number, number] = [await freePort(), await freePort(), await freePort()]
    const supabase = new SupabaseProcess(ports, await mkdtemp(join(tmpdir(), 'supabase-')))
    supabase.receiveMails()
    try {
      await supabase.launch()
    } catch (error) {
      await supabase.stop()
      throw error
    }
    return supabase
  }

  get url() {
    return `http://localhost:${this.port}`
  }

  /** The official client, without a session of anybody else. */
  client(key = PUBLISHABLE_KEY): SupabaseClient<Database> {
    return createClient<Database>(this.url, key, {auth: {persistSession: false, autoRefreshToken: false}})
  }

  /** Starts the process on the state that is there; returns after how many milliseconds it answered. */
  async launch(): Promise<number> {
    const since = performance.now()
    const child = spawn(process.execPath, [entry], {
      env: {
        ...inheritedEnv,
        SUPABASE_PORT: String(this.port),
        SUPABASE_DB_PORT: String(this.databasePort),
        FUNCTIONS_PORT: String(this.functionsPort),
        STATE_DIR: this.directory,
        SUPABASE_DB_PASSWORD: 'integration-password',
        SUPABASE_JWT_SECRET: JWT_SECRET,
        SUPABASE_PUBLISHABLE_KEY: PUBLISHABLE_KEY,
        SUPABASE_SECRET_KEY: SECRET_KEY,
        SEND_EMAIL_HOOK_SECRET: HOOK_SECRET,
        SITE_URL: 'http://localhost:3000',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const deadline = Date.now() + 40_000
    while (Date.now() < deadline) {
      if (child.exitCode !== null) throw new Error(`The Supabase emulator ended at once:\n${output}`)
      const answer = await fetch(`${this.url}/local/people`).catch(() => undefined)
      if (answer?.ok) return performance.now() - since
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    throw new Error(`The Supabase emulator did not answer within 40 s:\n${output}`)
  }

  /** Ends the process as a power cut would: nothing gets to clean up, and its Postgres runs on alone. */
  async kill(): Promise<void> {
    await this.end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM')
    this.hook?.close()
    await rm(this.directory, {recursive: true, force: true})
  }

  private receiveMails() {
    this.hook = createServer(async (request, response) => {
      const headers = request.headers as Record<string, string>
      const payload = new Webhook(HOOK_SECRET.replace('v1,', '')).verify(await text(request), headers)
      if (this.hookStatus === 200) this.mails.push(payload as HookPayload)
      response.writeHead(this.hookStatus, {'content-type': 'application/json'}).end('{}')
    }).listen(this.functionsPort, '127.0.0.1')
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
}
