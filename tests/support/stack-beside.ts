import {execFile, spawn, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {connect} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import {parseEnv, promisify} from 'node:util'
import {freePort} from '../../scripts/supervisor/ports.ts'
import {stackEnv, startEnv, webhookSecrets} from '../env.ts'

const root = join(import.meta.dirname, '../..')

const portNames = [
  'SITE',
  'STUDIO',
  'LAKE',
  'SUPABASE',
  'SUPABASE_DB',
  'FUNCTIONS',
  'INBOX',
  'MAIL_SMTP',
  'RESEND',
  'STRIPE',
]

const START_LIMIT_MS = 600_000

/**
 * A stack beside that of the tests, with a state, ports and build directories of its own. It builds nothing: `npm run dev`
 * decides what to start as `npm start` does. Every variable is given, so that no `.env` counts.
 */
export class StackBeside {
  readonly ports: Record<string, string>
  readonly #state = mkdtempSync(join(tmpdir(), 'stack-beside-'))
  #child: ChildProcess | undefined
  #output = ''
  #env: Record<string, string> = {}

  private constructor(ports: Record<string, string>) {
    this.ports = ports
  }

  static async create(): Promise<StackBeside> {
    const ports = portNames.map(async (name) => [`${name}_PORT`, String(await freePort())] as const)
    return new StackBeside(Object.fromEntries(await Promise.all(ports)))
  }

  /** What it has written since the last start. */
  get output(): string {
    return this.#output
  }

  url(name: string): string {
    return `http://localhost:${this.ports[`${name}_PORT`]}`
  }

  /**
   * Starts it with everything of its own except for what is named, and waits until all of it responds.
   *
   * @param hosted variables of the services that it does not have itself
   */
  async start(hosted: Record<string, string>): Promise<void> {
    const {DATABASE_URL: _ofTheTests, ...keys} = stackEnv()
    this.#env = {
      ...startEnv,
      ...keys,
      ...webhookSecrets(),
      ...this.ports,
      SITE_URL: this.url('SITE'),
      STUDIO_URL: this.url('STUDIO'),
      SANITY_API_HOST: this.url('LAKE'),
      SUPABASE_URL: this.url('SUPABASE'),
      RESEND_BASE_URL: this.url('RESEND'),
      STRIPE_API_BASE: this.url('STRIPE'),
      STRIPE_WEBHOOK_URL: '',
      MAIL_FROM: '',
      ORGANISERS_EMAIL: '',
      SITE_CLOCK: '2025-11-15T14:00:00Z',
      STATE_DIR: this.#state,
      WEB_DIST_DIR: '.next-beside',
      STUDIO_DIST_DIR: 'dist-beside',
      ...hosted,
    }
    this.#output = ''
    const child = spawn(process.execPath, ['scripts/start.mjs', 'dev'], {
      cwd: root,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (this.#output += chunk.toString()))
    const end = Date.now() + START_LIMIT_MS
    while (!this.#output.includes('Ctrl-C ends everything')) {
      if (child.exitCode !== null) throw new Error(`The stack ended:\n${this.#output}`)
      if (Date.now() > end) throw new Error(`The stack does not start:\n${this.#output}`)
      await wait(100)
    }
  }

  /** What a command of npm writes, with the variables of the last start. */
  async run(...command: string[]): Promise<string> {
    const {stdout} = await promisify(execFile)(process.execPath, ['scripts/start.mjs', ...command], {
      cwd: root,
      env: this.#env,
    })
    return stdout
  }

  /** The table of `npm run status`, which fails while a page of the site takes longer than it waits. */
  status(): Promise<string> {
    return this.run('status').catch((error: {stdout: string}) => error.stdout)
  }

  /** The environment that `npm run status` prints. */
  async env(): Promise<Record<string, string | undefined>> {
    return parseEnv(await this.run('status', '--env'))
  }

  /** Of all its ports those on which something listens. */
  async listening(): Promise<string[]> {
    const checked = portNames.map(async (name) =>
      (await listens(Number(this.ports[`${name}_PORT`]))) ? [name] : [],
    )
    return (await Promise.all(checked)).flat()
  }

  async stop(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGINT')
    await exit
  }

  async remove(): Promise<void> {
    await this.stop()
    for (const path of [this.#state, join(root, 'apps/web/.next-beside'), join(root, 'studio/dist-beside')])
      rmSync(path, {recursive: true, force: true})
  }
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
