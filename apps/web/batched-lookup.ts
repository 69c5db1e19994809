import {setTimeout as wait} from 'node:timers/promises'

interface Options<Answer> {
  answer: (questions: string[]) => Promise<Answer[]>
  maxQuestions: number
}

/** Two batches start at least this far apart. */
const BATCH_EVERY_MS = 100
const MAX_BATCHES_WAITING = 20

/** The Content Lake cannot answer all questions within two seconds. */
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
 * asks each once. No answer is older than its question, and nobody can use up the limit of others.
 */
export class BatchedLookup<Answer> {
  readonly #options: Options<Answer>
  readonly #waiting = new Map<string, Waiting<Answer>>()
  #isRunning = false

  constructor(options: Options<Answer>) {
    this.#options = options
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
    this.#isRunning = true
    while (this.#waiting.size > 0) {
      const pause = wait(BATCH_EVERY_MS)
      await this.#answerBatch([...this.#waiting].slice(0, this.#options.maxQuestions))
      await pause
    }
    this.#isRunning = false
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
