import {setTimeout as wait} from 'node:timers/promises'

const ATTEMPTS = 4

/** For requests that a network may lose. Waits 1, 2 and 4 seconds between attempts. */
export async function tryAgain<Result>(
  attempt: () => Promise<Result>,
  isFinal: (error: unknown) => boolean = () => false,
): Promise<Result> {
  for (let number = 1; ; number += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (number === ATTEMPTS || isFinal(error)) throw error
      await wait(500 * 2 ** number)
    }
  }
}
