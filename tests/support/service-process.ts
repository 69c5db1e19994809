import {spawn, type ChildProcess} from 'node:child_process'
import {once} from 'node:events'
import {setTimeout as wait} from 'node:timers/promises'
import {inheritedEnv} from '../env.ts'

const START_LIMIT_MS = 300_000

interface Service {
  /** For error messages. */
  title: string
  /** The script that Node runs, and its arguments. */
  args: string[]
  cwd?: string
  env: Record<string, string>
  /** URL that responds with success once the service is ready. */
  probe: string
}

/** A service that a test runs as a process of its own, so that it can be killed and started again. */
export class ServiceProcess {
  readonly #service: Service
  #child: ChildProcess | undefined
  #output = ''

  constructor(service: Service) {
    this.#service = service
  }

  /** Of the process as it runs now. */
  get pid(): number {
    return this.#child?.pid ?? 0
  }

  /** Everything that it has written so far. */
  get output(): string {
    return this.#output
  }

  /**
   * Starts it, and resolves to the milliseconds until it was ready.
   *
   * @throws {Error} with its output, if it ends or is not ready after 5 minutes
   */
  async start(): Promise<number> {
    const {title, args, cwd, env, probe} = this.#service
    const since = performance.now()
    const child = spawn(process.execPath, args, {
      cwd,
      env: {...inheritedEnv, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (this.#output += chunk.toString()))
    while (performance.now() - since < START_LIMIT_MS) {
      if (hasEnded(child)) throw new Error(`${title} ended at once:\n${this.#output}`)
      const response = await fetch(probe).catch(() => undefined)
      if (response?.ok) return performance.now() - since
      await wait(25)
    }
    throw new Error(`${title} is not ready after ${START_LIMIT_MS / 1000} s:\n${this.#output}`)
  }

  /** Ends it and waits until it has exited. SIGKILL is a power cut: nothing is cleaned up. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    const child = this.#child
    if (!child || hasEnded(child)) return
    const exit = once(child, 'exit')
    child.kill(signal)
    await exit
  }
}

/** Whether it has exited or been killed. */
const hasEnded = ({exitCode, signalCode}: ChildProcess) => exitCode !== null || signalCode !== null
