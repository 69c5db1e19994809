/** What somebody waits for, with the aim for the exponent of its growth. */
export interface Wait {
  subject: string
  aim: number
  /** In ms. */
  times: number[]
}

/** Milliseconds that each of several runs takes. */
export async function timesOf(runs: number, work: (run: number) => unknown): Promise<number[]> {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    const from = performance.now()
    await work(run)
    times.push(performance.now() - from)
  }
  return times
}
