import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {existsSync} from 'node:fs'
import {connect} from 'node:net'
import {tmpdir} from 'node:os'
import {setTimeout as wait} from 'node:timers/promises'
import {freePort} from '../../scripts/supervisor/ports.ts'

const program = '/usr/bin/redis-server'

/** Debian's Redis as a process of its own, which forgets everything when it ends. */
export class RedisProcess {
  readonly #port: number
  #child: ChildProcess | undefined

  private constructor(port: number) {
    this.#port = port
  }

  /** @throws {Error} if Redis is not installed */
  static async start(): Promise<RedisProcess> {
    if (!existsSync(program)) throw new Error('This test needs Redis: apt-get install redis-server')
    const redis = new RedisProcess(await freePort())
    await redis.startAgain()
    return redis
  }

  get url(): string {
    return `redis://localhost:${this.#port}`
  }

  async startAgain(): Promise<void> {
    const args = ['--port', String(this.#port), '--save', '', '--appendonly', 'no', '--dir', tmpdir()]
    this.#child = spawn(program, args, {stdio: 'ignore'})
    while (!(await this.#answers())) await wait(25)
  }

  async kill(): Promise<void> {
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const exit = once(child, 'exit')
    child.kill('SIGKILL')
    await exit
  }

  /** Takes connections, but answers nothing until it is resumed. */
  pause(): void {
    this.#child?.kill('SIGSTOP')
  }

  resume(): void {
    this.#child?.kill('SIGCONT')
  }

  /** What a command answers, as Redis writes it. */
  async ask(command: string): Promise<string> {
    const socket = connect(this.#port, 'localhost')
    try {
      socket.write(`${command}\r\n`)
      const [answer] = (await once(socket, 'data')) as [Buffer]
      return answer.toString()
    } finally {
      socket.destroy()
    }
  }

  #answers = () =>
    this.ask('PING').then(
      (answer) => answer.startsWith('+PONG'),
      () => false,
    )
}
