import {setTimeout as wait} from 'node:timers/promises'
import {type Allowance, takeForAll} from './shared-allowance.ts'

interface Options<Answer> {
  /** Instances count the batches of this name together. */
  name: string
  answer: (questions: string[]) => Promise<Answer[]>
  maxQuestions: number
  /** Unset means that batches are not counted. */
  allowance?: Allowance | undefined
}

/** Two batches start at least this far apart. */
const BATCH_EVERY_MS = 100
const MAX_BATCHES_WAITING = 20

/** The Content Lake cannot answer all questions within two seconds, or has been asked too often. */
export class TooManyLookups extends Error {
  override name = 'TooManyLookups'
}

interface Waiting<Answer> {
  promise: Promise<Answer>
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * Visitors may ask these questions of the Content Lake, at most ten times a second: they wait for the next batch, which
 * asks each once. No answer is older than its question, and nobody can use up the limit of others, apart from the allowance.
 */
export class BatchedLookup<Answer> {
  readonly #options: Options<Answer>
  readonly #waiting = new Map<string, Waiting<Answer>>()
  #isRunning = false
  #allowed: number
  #countedAt = performance.now()

  constructor(options: Options<Answer>) {
    this.#options = options
    this.#allowed = options.allowance?.atOnce ?? Infinity
  }

  /** @throws {TooManyLookups} */
  async ask(question: string): Promise<Answer> {
    const known = this.#waiting.get(question)
    if (known) return known.promise
    if (this.#waiting.size >= this.#options.maxQuestions * MAX_BATCHES_WAITING) throw new TooManyLookups()
    const waiting = Promise.withResolvers<Answer>()
    this.#waiting.set(question, waiting)
    if (!this.#isRunning) void this.#run()
    return waiting.promise
  }

  async #run() {
    const {allowance} = this.#options
    this.#isRunning = true
    while (this.#waiting.size > 0) {
      const pause = wait(BATCH_EVERY_MS)
      if (!allowance || (await this.#isAllowed(allowance)))
        await this.#answerBatch([...this.#waiting].slice(0, this.#options.maxQuestions))
      else this.#refuseAll()
      await pause
    }
    this.#isRunning = false
  }

  async #isAllowed(allowance: Allowance): Promise<boolean> {
    return (await takeForAll(this.#options.name, allowance)) ?? this.#takeHere(allowance)
  }

  #takeHere(allowance: Allowance): boolean {
    const now = performance.now()
    const earned = (now - this.#countedAt) / allowance.everyMs
    this.#allowed = Math.min(this.#allowed + earned, allowance.atOnce)
    this.#countedAt = now
    if (this.#allowed < 1) return false
    this.#allowed -= 1
    return true
  }

  #refuseAll() {
    for (const {reject} of this.#waiting.values()) reject(new TooManyLookups())
    this.#waiting.clear()
  }

  async #answerBatch(batch: [string, Waiting<Answer>][]) {
    const questions = batch.map(([question]) => question)
    // A question asked from now on needs an answer of the next batch.
    for (const question of questions) this.#waiting.delete(question)
    try {
      const answers = await this.#options.answer(questions)
      for (const [index, [, {resolve}]] of batch.entries()) resolve(answers[index] as Answer)
    } catch (error) {
      for (const [, {reject}] of batch) reject(error)
    }
  }
}
