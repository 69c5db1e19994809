import {join} from 'node:path'
import {freePort} from '../../scripts/supervisor/ports.ts'
import {ServiceProcess} from './service-process.ts'

const root = join(import.meta.dirname, '../..')

interface Options {
  port?: number
  /** The folder that a build makes. */
  build?: string
}

/** The built site as a process of its own, on a Content Lake of the test's choice. */
export class SiteProcess {
  readonly url: string
  readonly #process: ServiceProcess

  private constructor(environment: Record<string, string>, {port, build}: Required<Options>) {
    this.url = `http://localhost:${port}`
    this.#process = new ServiceProcess({
      title: 'The site',
      args: [join(build, 'apps/web/server.js')],
      env: {
        NODE_ENV: 'production',
        HOSTNAME: 'localhost',
        PORT: String(port),
        SITE_URL: this.url,
        ...environment,
      },
      probe: this.url,
    })
  }

  /** `environment` is what the site needs beside its own URL: see apps/web/environment/env.ts. */
  static async start(environment: Record<string, string>, options: Options = {}): Promise<SiteProcess> {
    const build = join(root, 'apps/web', environment.WEB_DIST_DIR ?? '.next', 'standalone')
    const site = new SiteProcess(environment, {port: await freePort(), build, ...options})
    await site.#process.start()
    return site
  }

  get pid(): number {
    return this.#process.pid
  }

  /** Everything that it has logged so far. */
  get log(): string {
    return this.#process.output
  }

  async stop(): Promise<void> {
    await this.#process.end('SIGTERM')
  }

  async kill(): Promise<void> {
    await this.#process.end('SIGKILL')
  }

  async startAgain(): Promise<void> {
    await this.#process.start()
  }
}
