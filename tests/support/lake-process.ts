import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createClient, type SanityClient} from '@sanity/client'
import {freePort} from '../../scripts/supervisor/ports.ts'
import {ServiceProcess} from './service-process.ts'

const script = join(import.meta.dirname, '../../apps/emulators/lake/main.ts')

export const WRITE_TOKEN = 'sk-integration-write'
export const READ_TOKEN = 'sk-integration-read'
export const WEBHOOK_SECRET = 'integration-webhook-secret'

/** A Content Lake emulator for one test, on its own port and state. */
export class LakeProcess {
  readonly host: string
  readonly #directory: string
  readonly #environment: Record<string, string>
  readonly #process: ServiceProcess

  private constructor(port: number, directory: string, environment: Record<string, string>) {
    this.host = `http://localhost:${port}`
    this.#directory = directory
    this.#environment = {
      LAKE_PORT: String(port),
      STATE_DIR: directory,
      SANITY_PROJECT_ID: 'integration',
      SANITY_DATASET: 'production',
      SANITY_API_READ_TOKEN: READ_TOKEN,
      SANITY_API_WRITE_TOKEN: WRITE_TOKEN,
      STUDIO_URL: 'http://localhost:3333',
      SITE_URL: 'http://localhost:3000',
      ...environment,
    }
    this.#process = new ServiceProcess({
      title: 'The Content Lake emulator',
      args: [script],
      env: this.#environment,
      probe: `${this.host}/v1/ping`,
    })
  }

  static async start(environment: Record<string, string> = {}): Promise<LakeProcess> {
    const lake = new LakeProcess(await freePort(), await mkdtemp(join(tmpdir(), 'lake-')), environment)
    await lake.launch()
    return lake
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

  /** Starts the process on the state that it left, with changes to its environment. */
  async launch(changes: Record<string, string> = {}): Promise<void> {
    Object.assign(this.#environment, changes)
    await this.#process.start()
  }

  async kill(): Promise<void> {
    await this.#process.end('SIGKILL')
  }

  async stop(): Promise<void> {
    await this.#process.end('SIGTERM')
    await rm(this.#directory, {recursive: true, force: true})
  }
}
