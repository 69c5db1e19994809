import {spawn, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createClient, type SanityClient} from '@sanity/client'
import {inheritedEnv} from '../env.ts'
import {freePort} from './free-port.ts'

const entry = join(import.meta.dirname, '../../apps/emulators/lake/main.ts')

export const WRITE_TOKEN = 'sk-integration-write'
export const READ_TOKEN = 'sk-integration-read'
export const WEBHOOK_SECRET = 'integration-webhook-secret'

/** A Content Lake emulator of its own, as a separate process with its own state on disk. */
export class LakeProcess {
  readonly port: number
  readonly directory: string
  private readonly environment: Record<string, string>
  private child: ChildProcess | undefined

  private constructor(port: number, directory: string, environment: Record<string, string>) {
    this.port = port
    this.directory = directory
    this.environment = environment
  }

  static async start(environment: Record<string, string> = {}): Promise<LakeProcess> {
    const lake = new LakeProcess(await freePort(), await mkdtemp(join(tmpdir(), 'lake-')), environment)
    await lake.launch()
    return lake
  }

  get host() {
    return `http://localhost:${this.port}`
  }

  client(token: string | undefined = WRITE_TOKEN, apiVersion = '2026-02-01'): SanityClient {
    return createClient({
      projectId: 'integration',
      dataset: 'production',
      apiVersion,
      apiHost: this.host,
      useProjectHostname: false,
      useCdn: false,
      token: token || undefined,
      maxRetries: 0,
    })
  }

  /** Starts the process on the state that is there, and waits until it answers. */
  async launch(): Promise<void> {
    const child = spawn(process.execPath, [entry], {
      env: {
        ...inheritedEnv,
        LAKE_PORT: String(this.port),
        STATE_DIR: this.directory,
        SANITY_PROJECT_ID: 'integration',
        SANITY_DATASET: 'production',
        SANITY_API_READ_TOKEN: READ_TOKEN,
        SANITY_API_WRITE_TOKEN: WRITE_TOKEN,
        STUDIO_URL: 'http://localhost:3333',
        SITE_URL: 'http://localhost:3000',
        ...this.environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.child = child
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const deadline = Date.now() + 15_000
    while (Date.now() < deadline) {
      if (child.exitCode !== null) throw new Error(`The Content Lake emulator ended at once:\n${output}`)
      const answer = await fetch(`${this.host}/v1/ping`).catch(() => undefined)
      if (answer?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    throw new Error(`The Content Lake emulator did not answer within 15 s:\n${output}`)
  }

  /** Ends the process as a power cut would: nothing gets to clean up. */
  async kill(): Promise<void> {
    await this.end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM')
    await rm(this.directory, {recursive: true, force: true})
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
}
