import {randomInt} from 'node:crypto'
import {setTimeout} from 'node:timers/promises'

const KEPT = 20

export type AnswerTime = ReturnType<typeof createAnswerTime>

/** The response without an email takes as long as one with an email, so that its time does not reveal which it was. */
export function createAnswerTime() {
  const recentMs: number[] = []
  return {
    async measure<Result>(run: () => Promise<Result>): Promise<Result> {
      const since = performance.now()
      const result = await run()
      recentMs.unshift(performance.now() - since)
      recentMs.length = Math.min(recentMs.length, KEPT)
      return result
    },
    async pretend(wait: (ms?: number) => Promise<unknown> = setTimeout): Promise<void> {
      if (recentMs.length > 0) await wait(recentMs[randomInt(recentMs.length)])
    },
  }
}
