import {setTimeout as wait} from 'node:timers/promises'
import type {Page} from '@playwright/test'

/** How many requests a page has made, and how many of them are over. */
interface RequestCounts {
  started: number
  ended: number
}

/** Turns without a request after which a page counts as quiet: a slow machine gets as far in each, and takes longer. */
const QUIET_TURNS = 10
const TURN_MS = 50
const LIMIT_MS = 120_000

/**
 * Waits until no request of a page is under way, and it makes none in some turns, in each of which it draws and becomes idle.
 *
 * @throws {Error} if that takes more than two minutes
 */
export async function untilQuiet(page: Page, counts: () => RequestCounts): Promise<void> {
  const end = performance.now() + LIMIT_MS
  let seen = counts().started
  for (let quietTurns = 0; quietTurns < QUIET_TURNS; quietTurns += 1) {
    await wait(TURN_MS)
    await page.evaluate(turn)
    const {started, ended} = counts()
    if (started !== seen || ended < started) quietTurns = -1
    seen = started
    if (performance.now() > end) throw new Error(`${page.url()} is not quiet after ${LIMIT_MS / 1000} s`)
  }
}

/** Runs in the page. A busy page has not yet requested what it is about to. */
async function turn(): Promise<void> {
  await document.fonts.ready
  await new Promise((resolve) => requestAnimationFrame(resolve))
  await new Promise((resolve) => requestIdleCallback(resolve))
}
