import {spawn, type ChildProcess} from 'node:child_process'
import {mkdirSync} from 'node:fs'
import {join} from 'node:path'
import {Child, type Command} from './child.ts'

const GRACE_MS = 5000

export class CommandFailed extends Error {
  override name = 'CommandFailed'
  /** How the command ended, without its output. */
  readonly summary: string

  constructor(summary: string, details = '') {
    super(summary + details)
    this.summary = summary
  }
}

/** All child processes of one supervisor, which stops them. If it is killed, the watchdog does. */
export class Processes {
  /** Rejects when a served child ends by itself. */
  readonly failed: Promise<never>
  readonly #logDirectory: string
  readonly #children = new Set<Child>()
  readonly #watchdog: ChildProcess
  #fail: (reason: Error) => void = () => {}
  #stopping = false

  constructor(logDirectory: string) {
    mkdirSync(logDirectory, {recursive: true})
    this.#logDirectory = logDirectory
    this.failed = new Promise((_, reject) => (this.#fail = reject))
    this.failed.catch(() => {})
    this.#watchdog = spawn(process.execPath, [join(import.meta.dirname, 'watchdog.ts')], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    this.#watchdog.unref()
    // Not fatal: without a watchdog, children are left behind only if the supervisor is killed.
    this.#watchdog.stdin?.on('error', () => {})
    this.#watchdog.on('error', () => {})
  }

  /** Starts a child that is meant to run until `stop`. */
  serve(command: Command): Child {
    const child = this.#start(command)
    void child.ended.then((end) => {
      if (!this.#stopping) this.#fail(failure(child, end))
    })
    return child
  }

  /**
   * Runs a child until it ends.
   *
   * @throws {CommandFailed} with its last lines, if it fails or takes longer than `timeoutMs`
   */
  async run(command: Command, timeoutMs?: number): Promise<void> {
    const child = this.#start(command)
    let overdue = false
    const timer = setTimeout(
      () => {
        overdue = true
        void child.stop(GRACE_MS)
      },
      timeoutMs ?? 2 ** 31 - 1,
    )
    const end = await child.ended
    clearTimeout(timer)
    if (overdue)
      throw new CommandFailed(`${child.name} was ended after ${Math.round((timeoutMs ?? 0) / 1000)} s`)
    if (end !== 0) throw failure(child, end)
  }

  /** Ends every child and everything they started. */
  async stop(): Promise<void> {
    this.#stopping = true
    await Promise.all([...this.#children].map((child) => child.stop(GRACE_MS)))
    this.#watchdog.stdin?.end()
  }

  /** Kills every child. */
  kill(): void {
    for (const child of this.#children) child.signal('SIGKILL')
  }

  #start(command: Command): Child {
    if (this.#stopping) throw new CommandFailed(`${command.name} is not started: everything is being stopped`)
    const child = new Child(command, join(this.#logDirectory, `${command.name}.log`))
    this.#children.add(child)
    if (child.pid) this.#watchdog.stdin?.write(`${child.pid}\n`)
    void child.ended.then(() => {
      this.#children.delete(child)
      if (child.pid) this.#watchdog.stdin?.write(`-${child.pid}\n`)
    })
    return child
  }
}

function failure(child: Child, end: number | string) {
  const how = typeof end === 'number' ? `exit code ${end}` : end
  const last = child.lastLines.map((line) => `  ${line}\n`).join('')
  const words = last ? ` Its last lines:\n${last}Whole log: ${child.logPath}` : ' It wrote nothing before.'
  return new CommandFailed(`${child.name} ended (${how}).`, words)
}
