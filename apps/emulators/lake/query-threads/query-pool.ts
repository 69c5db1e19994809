import type {Dataset} from '../contract.ts'
import {queryTimedOut} from '../data/data-errors.ts'
import {clientLeft, serviceUnavailable, tooManyRequests} from '../lake-error.ts'
import type {QueryRequest} from './messages.ts'
import {startQueryThread, type QueryThread} from './query-thread.ts'

export interface QueryLimits {
  /** This counts in milliseconds from a query's arrival. */
  timeout: number
  /** After these milliseconds, a running query no longer holds up the next one. */
  slowAfter: number
  slow: number
  concurrent: number
}

/** `timeout` and `concurrent` are Sanity's. */
const defaults: QueryLimits = {timeout: 60_000, slowAfter: 500, slow: 2, concurrent: 500}

interface Job {
  request: QueryRequest
  dataset: Dataset
  signal: AbortSignal | undefined
  answer: PromiseWithResolvers<Uint8Array<ArrayBuffer>>
  isSlow: boolean
  thread: QueryThread | undefined
}

export interface QueryPool {
  /** @throws {LakeError} 400 for a faulty query, 408 when it takes too long, 429 when too many others run */
  run(request: QueryRequest, dataset: Dataset, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>>
  stop(): Promise<void>
}

/**
 * Queries share one thread until one is slow, then the next ones get another thread.
 * If too many are slow, the latest starts again later.
 */
export function createQueryPool(changed: Partial<QueryLimits> = {}): QueryPool {
  const limits = {...defaults, ...changed}
  const jobs = new Set<Job>()
  /** A slow query that had to give way is at the end. */
  const waiting: Job[] = []
  const threads = new Set<QueryThread>()
  const followed = new WeakSet<Dataset>()

  const running = () => [...jobs].filter(({thread}) => thread)
  const slowOnes = () => running().filter(({isSlow}) => isSlow)

  function assign() {
    for (let job = nextJob(); job; job = nextJob()) {
      const thread = idleThreads()[0] ?? startThread()
      waiting.splice(waiting.indexOf(job), 1)
      job.thread = thread
      void runOn(thread, job)
    }
  }

  function nextJob(): Job | undefined {
    const isFree = running().every(({isSlow}) => isSlow)
    const mayBeSlow = slowOnes().length < limits.slow
    return waiting.find(({isSlow}) => (isSlow ? mayBeSlow : isFree))
  }

  function idleThreads(): QueryThread[] {
    const busy = new Set(running().map(({thread}) => thread))
    return [...threads].filter((thread) => !busy.has(thread))
  }

  function startThread(): QueryThread {
    const latest = slowOnes()[limits.slow]
    if (latest) {
      release(latest)
      waiting.push(latest)
    }
    const thread = startQueryThread()
    threads.add(thread)
    return thread
  }

  function release(job: Job) {
    const {thread} = job
    job.thread = undefined
    if (!thread) return
    threads.delete(thread)
    void thread.terminate()
  }

  async function runOn(thread: QueryThread, job: Job) {
    await thread.ready
    const slowTimer = setTimeout(() => {
      job.isSlow = true
      if (job.signal?.aborted) giveUp(job, clientLeft())
      else assign()
    }, limits.slowAfter)
    try {
      const body = await thread.run(job.request, job.dataset)
      if (job.thread === thread) job.answer.resolve(body)
    } catch (error) {
      if (job.thread === thread) job.answer.reject(error)
    } finally {
      clearTimeout(slowTimer)
      if (job.thread === thread) job.thread = undefined
      if (thread.hasEnded()) threads.delete(thread)
      assign()
      endIdleThreads()
    }
  }

  /** One thread stays for the next query. */
  function endIdleThreads() {
    for (const idle of idleThreads().slice(1)) {
      threads.delete(idle)
      void idle.terminate()
    }
  }

  function giveUp(job: Job, reason: unknown) {
    release(job)
    if (waiting.includes(job)) waiting.splice(waiting.indexOf(job), 1)
    job.answer.reject(reason)
    assign()
  }

  function follow(dataset: Dataset) {
    if (followed.has(dataset)) return
    followed.add(dataset)
    dataset.onCommit(({changes}) => {
      for (const thread of threads) thread.update(dataset.name, changes)
    })
  }

  return {
    async run(request, dataset, signal) {
      if (jobs.size >= limits.concurrent)
        throw tooManyRequests(`More than ${limits.concurrent} queries at the same time`)
      follow(dataset)
      const answer = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
      const job: Job = {request, dataset, signal, answer, isSlow: false, thread: undefined}
      const timer = setTimeout(
        () => giveUp(job, queryTimedOut(request.query, limits.timeout)),
        limits.timeout,
      )
      // A running query is nearly done unless it is slow, and ending it would cost a thread.
      const leave = () => (job.thread && !job.isSlow ? undefined : giveUp(job, clientLeft()))
      signal?.addEventListener('abort', leave)
      jobs.add(job)
      waiting.push(job)
      try {
        assign()
        return await answer.promise
      } finally {
        clearTimeout(timer)
        signal?.removeEventListener('abort', leave)
        jobs.delete(job)
      }
    },
    async stop() {
      for (const job of jobs) job.answer.reject(serviceUnavailable())
      jobs.clear()
      waiting.length = 0
      await Promise.all([...threads].map((thread) => thread.terminate()))
    },
  }
}
