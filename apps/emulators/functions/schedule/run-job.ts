import {setTimeout as wait} from 'node:timers/promises'
import type {Job} from './read-schedule.ts'

interface JobRun {
  job: Job
  post: (name: string) => Promise<Response>
  log: (line: string) => void
  /** These are milliseconds, at most the job's own interval. The last delay repeats. */
  retryDelays?: number[]
}

const backOff = [1000, 2000, 4000, 8000, 16_000, 30_000]

/** Calls never overlap. A failure is retried sooner, since a service that the job needs may still be starting. */
export function runJob({job, post, log, retryDelays = backOff}: JobRun): {stop(): Promise<void>} {
  const name = job.function
  const everyMs = job.everySeconds * 1000
  const stopping = new AbortController()
  const sleep = (ms: number) => wait(ms, undefined, {signal: stopping.signal}).catch(() => undefined)

  async function run() {
    let failures = 0
    let lastState: Fault['state'] | undefined
    if (!job.atStart) await sleep(everyMs)
    while (!stopping.signal.aborted) {
      const started = performance.now()
      const fault = await faultOf(() => post(name))
      if (fault?.state !== lastState) log(`schedule: ${name} ${fault?.text ?? 'works again'}`)
      lastState = fault?.state
      failures = fault === undefined ? 0 : failures + 1
      const retryMs = retryDelays[Math.min(failures, retryDelays.length) - 1] ?? everyMs
      await sleep(Math.max(0, started + Math.min(everyMs, retryMs) - performance.now()))
    }
  }

  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

interface Fault {
  /** Consecutive faults in the same state are logged once, even if their texts differ. */
  state: number | 'no answer'
  text: string
}

async function faultOf(call: () => Promise<Response>): Promise<Fault | undefined> {
  try {
    const response = await call()
    const body = await response.text()
    if (response.ok) return undefined
    return {state: response.status, text: `answers ${response.status} ${body.slice(0, 200)}`.trimEnd()}
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return {state: 'no answer', text: `cannot be called: ${reason}`}
  }
}
