import {relative} from 'node:path'
import {setTimeout as wait} from 'node:timers/promises'
import type {Child} from './child.ts'
import {CommandFailed, failure, type Processes} from './processes.ts'
import type {Progress} from './progress.ts'
import {waitUntilReady} from './readiness.ts'
import {recordService, type ServiceState} from './run-record.ts'
import type {Service} from './services.ts'
import {root} from './variables.ts'

interface Options {
  processes: Processes
  progress: Progress
  onEnd: 'restart' | 'fail'
  stateDirectory: string
  backoff?: Backoff
}

/** All are in milliseconds. The delay doubles with each attempt. */
interface Backoff {
  first: number
  longest: number
  /** A service that has run this long restarts after the first delay. */
  reset: number
}

export class RunningServices {
  readonly failed: Promise<never>
  readonly #options: Options
  readonly #backoff: Backoff
  #fail: (reason: Error) => void = () => {}

  constructor({backoff = {first: 500, longest: 4000, reset: 60_000}, ...options}: Options) {
    this.#options = options
    this.#backoff = backoff
    this.failed = new Promise((_, reject) => (this.#fail = reject))
    this.failed.catch(() => {})
  }

  /** @throws {Error} with its last lines, if the service ends before it responds, or does not respond in time */
  async start(service: Service): Promise<void> {
    const child = await this.#launch(service, {restarts: 0})
    this.#record(service, {pid: child.pid, restarts: 0})
    void this.#keepRunning(service, child)
  }

  async #launch(service: Service, state: ServiceState): Promise<Child> {
    const child = this.#options.processes.start(service)
    this.#record(service, {...state, pid: child.pid})
    const settled = new AbortController()
    const ended = child.ended.then((end) => {
      throw failure(child, end)
    })
    try {
      await Promise.race([waitUntilReady(service.title, service.probe, settled.signal), ended])
      return child
    } catch (error) {
      await child.stop()
      throw error
    } finally {
      settled.abort()
      ended.catch(() => {})
    }
  }

  async #keepRunning(service: Service, first: Child): Promise<void> {
    let child = first
    let delay = this.#backoff.first
    for (let restarts = 0; ; restarts += 1) {
      const since = performance.now()
      const end = failure(child, await child.ended)
      if (this.#isStopping) return
      if (this.#options.onEnd === 'fail') return this.#fail(end)
      if (performance.now() - since >= this.#backoff.reset) delay = this.#backoff.first
      const again = await this.#startAgain(service, {end, restarts, delay})
      if (!again) return
      ;({child, delay} = again)
    }
  }

  /** Resolves to `undefined` when everything is being stopped. */
  async #startAgain(service: Service, from: {end: Error; restarts: number; delay: number}) {
    const {processes, progress} = this.#options
    const since = performance.now()
    let {end, delay} = from
    for (;;) {
      const reason = end instanceof CommandFailed ? end.summary : end.message
      const log = relative(root, processes.logPath(service.name))
      progress.line(`✗ ${reason} It starts again in ${delay / 1000} s. Log: ${log}`)
      const state = {restarts: from.restarts, down: reason}
      this.#record(service, state)
      try {
        await wait(delay, undefined, {signal: processes.stopping})
        const child = await this.#launch(service, state)
        const seconds = ((performance.now() - since) / 1000).toFixed(1)
        progress.line(`✓ ${service.title} responds again, after ${seconds} s.`)
        this.#record(service, {pid: child.pid, restarts: from.restarts + 1})
        return {child, delay: this.#longer(delay)}
      } catch (error) {
        if (this.#isStopping) return undefined
        end = error as Error
        delay = this.#longer(delay)
      }
    }
  }

  #record({title}: Service, state: ServiceState) {
    try {
      recordService(this.#options.stateDirectory, title, state)
    } catch (error) {
      // The disk may be full, and the services matter more than their record.
      this.#options.progress.line(`The run record was not written: ${String(error)}`)
    }
  }

  get #isStopping() {
    return this.#options.processes.stopping.aborted
  }

  #longer(delay: number) {
    return Math.min(delay * 2, this.#backoff.longest)
  }
}
