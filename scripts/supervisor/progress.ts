interface Output {
  isTTY?: boolean
  write(text: string): unknown
}

/** A step in a log is announced after this time, so that a short one takes a single line. */
const QUIET_MS = 500
const REPEAT_MS = 10_000
const REDRAW_MS = 200

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Updates in place on a terminal, and prints line by line to a log. */
export class Progress {
  readonly #output: Output
  readonly #running = new Set<symbol>()
  #isStopped = false

  constructor(output: Output = process.stdout) {
    this.#output = output
  }

  line(text = ''): void {
    this.#replace(`${text}\n`)
  }

  /** Shows how long `work` takes. Reporting its error is up to the caller. */
  async step<Result>(title: string, work: () => Promise<Result>): Promise<Result> {
    const since = performance.now()
    const stopTicking = this.#tick(title, since)
    let mark = '✗'
    try {
      const result = await work()
      mark = '✓'
      return result
    } finally {
      stopTicking()
      this.#replace(`${mark} ${title} (${seconds(since)})\n`)
    }
  }

  stop(): void {
    if (this.#output.isTTY) this.#replace('')
    this.#isStopped = true
  }

  #tick(title: string, since: number): () => void {
    const {isTTY} = this.#output
    const step = Symbol(title)
    this.#running.add(step)
    let hasBegun = false
    const show = () => {
      const [first] = this.#running
      if (isTTY && first === step) this.#replace(`… ${title} (${seconds(since)})`)
      else if (!isTTY) this.line(hasBegun ? `  still ${lowerFirst(title)} (${seconds(since)})` : `… ${title}`)
      hasBegun = true
      timer = setTimeout(show, isTTY ? REDRAW_MS : REPEAT_MS).unref()
    }
    let timer = setTimeout(show, isTTY ? 0 : QUIET_MS).unref()
    return () => {
      clearTimeout(timer)
      this.#running.delete(step)
    }
  }

  #replace(text: string) {
    if (!this.#isStopped) this.#output.write(this.#output.isTTY ? `\r\u001B[K${text}` : text)
  }
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
