import {spawn, type ChildProcess} from 'node:child_process'
import {createInterface} from 'node:readline'
import {setTimeout as wait} from 'node:timers/promises'
import type {Variables} from '../env.ts'
import {LogFile} from './log-file.ts'

export interface Command {
  name: string
  title?: string
  file: string
  args?: string[]
  cwd: string
  env: Variables
  onLine?: (line: string) => void
}

const LAST_LINES = 30
const GRACE_MS = 5000

/** A child leads its own process group, so that it can be ended together with everything it started. */
export class Child {
  readonly title: string
  readonly pid: number | undefined
  readonly logPath: string
  /** Resolves to the exit code or the name of the signal, once all output is read. */
  readonly ended: Promise<number | string>
  readonly #process: ChildProcess
  readonly #log: LogFile
  #lastLines: string[] = []

  constructor(
    {name, title = name, file, args = [], cwd, env, onLine}: Command,
    log: {path: string; append: boolean},
  ) {
    this.title = title
    this.logPath = log.path
    this.#log = new LogFile(log.path, log)
    this.#process = spawn(file, args, {cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe']})
    this.pid = this.#process.pid
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      if (stream) createInterface({input: stream}).on('line', (line) => this.#take(line, onLine))
    }
    this.ended = new Promise((resolve) => {
      this.#process.once('error', (error) => {
        this.#take(error.message, onLine)
        resolve(error.message)
      })
      // The rest of the group may still run and hold the pipes open.
      this.#process.once('exit', () => this.signal('SIGKILL'))
      this.#process.once('close', (code, signal) => resolve(code ?? signal ?? 'unknown'))
    })
    void this.ended.then(() => this.#log.close())
  }

  get lastLines(): string[] {
    return this.#lastLines
  }

  /** Sends SIGTERM to the whole group, then SIGKILL after 5 seconds. */
  async stop(): Promise<void> {
    this.signal('SIGTERM')
    const overdue = wait(GRACE_MS, 'overdue', {ref: false})
    if ((await Promise.race([this.ended, overdue])) === 'overdue') this.signal('SIGKILL')
    await this.ended
  }

  signal(name: NodeJS.Signals): void {
    if (this.pid === undefined) return
    try {
      process.kill(-this.pid, name)
    } catch {
      // The group is empty.
    }
  }

  #take(line: string, onLine: Command['onLine']) {
    this.#log.write(line)
    this.#lastLines = [...this.#lastLines, line].slice(-LAST_LINES)
    onLine?.(line)
  }
}
