import {setTimeout as wait} from 'node:timers/promises'

/** @throws {Error} when `work` takes longer; it is not ended by that. */
export async function withTimeLimit<Result>(
  work: Promise<Result>,
  limitMs: number,
  title: string,
): Promise<Result> {
  const timer = new AbortController()
  const overdue = wait(limitMs, undefined, {signal: timer.signal}).then(() => {
    throw new Error(`${title} took longer than ${limitMs / 1000} s.`)
  })
  try {
    return await Promise.race([work, overdue])
  } finally {
    timer.abort()
    overdue.catch(() => {})
  }
}
