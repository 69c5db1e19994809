import {spawn, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {inheritedEnv} from '../env.ts'
import {freePort} from './free-port.ts'

const root = join(import.meta.dirname, '../..')

/** The built site as a process of its own, on a Content Lake of the test's choice. */
export class SiteProcess {
  readonly url: string
  private readonly child: ChildProcess
  private output = ''

  private constructor(url: string, child: ChildProcess) {
    this.url = url
    this.child = child
    const collect = (chunk: Buffer) => (this.output += chunk.toString())
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
  }

  /** `environment` is what the site needs beside its own address; see apps/web/env.ts. */
  static async start(environment: Record<string, string>, port?: number): Promise<SiteProcess> {
    const at = port ?? (await freePort())
    const url = `http://localhost:${at}`
    const child = spawn(
      process.execPath,
      [join(root, 'node_modules/next/dist/bin/next'), 'start', '-H', 'localhost', '-p', String(at)],
      {
        cwd: join(root, 'apps/web'),
        env: {...inheritedEnv, NODE_ENV: 'production', SITE_URL: url, ...environment},
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    const site = new SiteProcess(url, child)
    await site.waitUntilItAnswers()
    return site
  }

  /** What the process has written so far. */
  get log() {
    return this.output
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const exit = once(this.child, 'exit')
    this.child.kill('SIGTERM')
    await exit
  }

  private async waitUntilItAnswers(): Promise<void> {
    const deadline = Date.now() + 30_000
    while (Date.now() < deadline) {
      if (this.child.exitCode !== null) throw new Error(`The site ended at once:\n${this.output}`)
      if (await fetch(this.url).catch(() => undefined)) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`The site did not answer within 30 s:\n${this.output}`)
  }
}
