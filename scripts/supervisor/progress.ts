import {setTimeout as wait} from 'node:timers/promises'

export interface Output {
  isTTY?: boolean
  write(text: string): unknown
}

const QUIET_MS = 500
const REPEAT_MS = 10_000

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Tells what is being done and for how long: in place on a terminal, as lines in a log. */
export class Progress {
  readonly #output: Output
  #stopped = false

  constructor(output: Output = process.stdout) {
    this.#output = output
  }

  line(text = ''): void {
    if (!this.#stopped) this.#output.write(`${text}\n`)
  }

  /** Shows `title` with its time while `work` runs, then its end. A failed step is told by whoever catches it. */
  async step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
    const since = performance.now()
    const ticking = new AbortController()
    void this.#tick(title, since, ticking.signal)
    let mark = '✗'
    try {
      const result = await work()
      mark = '✓'
      return result
    } finally {
      ticking.abort()
      this.#replace(`${mark} ${title} (${seconds(since)})\n`)
    }
  }

  /** Nothing is told from now on: somebody else has the last word. */
  stop(): void {
    if (this.#output.isTTY) this.#replace('')
    this.#stopped = true
  }

  async #tick(title: string, since: number, signal: AbortSignal) {
    const every = this.#output.isTTY ? 200 : REPEAT_MS
    try {
      await wait(this.#output.isTTY ? 0 : QUIET_MS, undefined, {signal})
      for (let first = true; !this.#stopped; first = false) {
        if (this.#output.isTTY) this.#replace(`… ${title} (${seconds(since)})`)
        else this.line(first ? `… ${title}` : `  still ${lowerFirst(title)} (${seconds(since)})`)
        await wait(every, undefined, {signal, ref: false})
      }
    } catch {
      // Aborted: the step is over.
    }
  }

  #replace(text: string) {
    if (!this.#stopped) this.#output.write(this.#output.isTTY ? `\r\u001B[K${text}` : text)
  }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
