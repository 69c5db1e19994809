import {spawn, type ChildProcess} from 'node:child_process'
import {mkdirSync} from 'node:fs'
import {join} from 'node:path'
import {Child, type Command} from './child.ts'

export class CommandFailed extends Error {
  override name = 'CommandFailed'
  readonly summary: string

  constructor(summary: string, details = '') {
    super(summary + details)
    this.summary = summary
  }
}

/** Stops all child processes of one supervisor. If the supervisor is killed, the watchdog does it. */
export class Processes {
  readonly #logDirectory: string
  readonly #children = new Set<Child>()
  readonly #watchdog: ChildProcess
  readonly #logged = new Set<string>()
  readonly #stopping = new AbortController()

  constructor(logDirectory: string) {
    mkdirSync(logDirectory, {recursive: true})
    this.#logDirectory = logDirectory
    this.#watchdog = spawn(process.execPath, [join(import.meta.dirname, 'watchdog.ts')], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    this.#watchdog.unref()
    // Without a watchdog, children are left behind only if the supervisor is killed.
    this.#watchdog.stdin?.on('error', () => {})
    this.#watchdog.on('error', () => {})
  }

  get stopping(): AbortSignal {
    return this.#stopping.signal
  }

  logPath(name: string): string {
    return join(this.#logDirectory, `${name}.log`)
  }

  /** @throws {CommandFailed} with the last lines, if the child fails or takes longer than `timeoutMs` */
  async run(command: Command, timeoutMs?: number): Promise<void> {
    const child = this.start(command)
    let overdue = false
    const timer = setTimeout(
      () => {
        overdue = true
        void child.stop()
      },
      timeoutMs ?? 2 ** 31 - 1,
    )
    const end = await child.ended
    clearTimeout(timer)
    if (overdue)
      throw new CommandFailed(`${child.title} was ended after ${Math.round((timeoutMs ?? 0) / 1000)} s`)
    if (end !== 0) throw failure(child, end)
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await Promise.all([...this.#children].map((child) => child.stop()))
    this.#watchdog.stdin?.end()
  }

  kill(): void {
    for (const child of this.#children) child.signal('SIGKILL')
  }

  start(command: Command): Child {
    if (this.stopping.aborted)
      throw new CommandFailed(`${command.name} is not started: everything is being stopped`)
    const path = this.logPath(command.name)
    const child = new Child(command, {path, append: this.#logged.has(path)})
    this.#logged.add(path)
    this.#children.add(child)
    if (child.pid) this.#watchdog.stdin?.write(`${child.pid}\n`)
    void child.ended.then(() => {
      this.#children.delete(child)
      if (child.pid) this.#watchdog.stdin?.write(`-${child.pid}\n`)
    })
    return child
  }
}

export function failure(child: Child, end: number | string): CommandFailed {
  const how = typeof end === 'number' ? `exit code ${end}` : end
  const last = child.lastLines.map((line) => `  ${line}\n`).join('')
  const words = last ? ` Its last lines:\n${last}Whole log: ${child.logPath}` : ' It wrote nothing before.'
  return new CommandFailed(`${child.title} ended (${how}).`, words)
}
