import type {Dataset} from '../../contract.ts'
import {queryTimedOut} from '../query-errors.ts'
import {clientLeft, serviceUnavailable, tooManyRequests} from '../../lake-error.ts'
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

/**
 * Queries share one thread until one is slow, then the next ones get another thread.
 * If too many are slow, the latest starts again later.
 */
export class QueryPool {
  private readonly limits: QueryLimits
  private readonly jobs = new Set<Job>()
  /** A slow query that had to give way is at the end. */
  private readonly waiting: Job[] = []
  private readonly threads = new Set<QueryThread>()
  private readonly followed = new WeakSet<Dataset>()

  constructor(changed: Partial<QueryLimits> = {}) {
    this.limits = {...defaults, ...changed}
  }

  private running = () => [...this.jobs].filter(({thread}) => thread)
  private slowOnes = () => this.running().filter(({isSlow}) => isSlow)

  private assign() {
    for (let job = this.nextJob(); job; job = this.nextJob()) {
      const thread = this.idleThreads()[0] ?? this.startThread()
      this.waiting.splice(this.waiting.indexOf(job), 1)
      job.thread = thread
      void this.runOn(thread, job)
    }
  }

  private nextJob(): Job | undefined {
    const isFree = this.running().every(({isSlow}) => isSlow)
    const mayBeSlow = this.slowOnes().length < this.limits.slow
    return this.waiting.find(({isSlow}) => (isSlow ? mayBeSlow : isFree))
  }

  private idleThreads(): QueryThread[] {
    const busy = new Set(this.running().map(({thread}) => thread))
    return [...this.threads].filter((thread) => !busy.has(thread))
  }

  private startThread(): QueryThread {
    const latest = this.slowOnes()[this.limits.slow]
    if (latest) {
      this.release(latest)
      this.waiting.push(latest)
    }
    const thread = startQueryThread()
    this.threads.add(thread)
    return thread
  }

  private release(job: Job) {
    const {thread} = job
    job.thread = undefined
    if (!thread) return
    this.threads.delete(thread)
    void thread.terminate()
  }

  private async runOn(thread: QueryThread, job: Job) {
    await thread.ready
    const slowTimer = setTimeout(() => {
      job.isSlow = true
      if (job.signal?.aborted) this.giveUp(job, clientLeft())
      else this.assign()
    }, this.limits.slowAfter)
    try {
      const body = await thread.run(job.request, job.dataset)
      if (job.thread === thread) job.answer.resolve(body)
    } catch (error) {
      if (job.thread === thread) job.answer.reject(error)
    } finally {
      clearTimeout(slowTimer)
      if (job.thread === thread) job.thread = undefined
      if (thread.hasEnded()) this.threads.delete(thread)
      this.assign()
      this.endIdleThreads()
    }
  }

  /** One thread stays for the next query. */
  private endIdleThreads() {
    for (const idle of this.idleThreads().slice(1)) {
      this.threads.delete(idle)
      void idle.terminate()
    }
  }

  private giveUp(job: Job, reason: unknown) {
    this.release(job)
    if (this.waiting.includes(job)) this.waiting.splice(this.waiting.indexOf(job), 1)
    job.answer.reject(reason)
    this.assign()
  }

  private follow(dataset: Dataset) {
    if (this.followed.has(dataset)) return
    this.followed.add(dataset)
    dataset.onCommit(({changes}) => {
      for (const thread of this.threads) thread.update(dataset.name, changes)
    })
  }

  /** @throws {LakeError} 400 for a faulty query, 408 when it takes too long, 429 when too many others run */
  async run(request: QueryRequest, dataset: Dataset, signal?: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
    if (this.jobs.size >= this.limits.concurrent)
      throw tooManyRequests(`More than ${this.limits.concurrent} queries at the same time`)
    this.follow(dataset)
    const answer = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
    const job: Job = {request, dataset, signal, answer, isSlow: false, thread: undefined}
    const timer = setTimeout(
      () => this.giveUp(job, queryTimedOut(request.query, this.limits.timeout)),
      this.limits.timeout,
    )
    // A running query is nearly done unless it is slow, and ending it would cost a thread.
    const leave = () => (job.thread && !job.isSlow ? undefined : this.giveUp(job, clientLeft()))
    signal?.addEventListener('abort', leave)
    this.jobs.add(job)
    this.waiting.push(job)
    try {
      this.assign()
      return await answer.promise
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
      this.jobs.delete(job)
    }
  }

  async stop(): Promise<void> {
    for (const job of this.jobs) job.answer.reject(serviceUnavailable())
    this.jobs.clear()
    this.waiting.length = 0
    await Promise.all([...this.threads].map((thread) => thread.terminate()))
  }
}
