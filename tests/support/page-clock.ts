import type {Page} from '@playwright/test'
import {expect} from './test.ts'

/** Gives what the page opens from now on a clock that only the test moves. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now()
  await page.clock.install({time: now})
  await page.clock.pauseAt(now + 1000)
}

/**
 * Moves the installed clock of a page on until something is so: a second at a time, since responses come in real time and a
 * request would time out.
 */
export async function runClockUntil(page: Page, isSo: () => boolean | Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await isSo()) return true
        await page.clock.runFor(1000)
        return isSo()
      },
      {intervals: [100]},
    )
    .toBe(true)
}
