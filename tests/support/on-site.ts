import type {APIRequestContext} from '@playwright/test'
import {expect, test} from './test.ts'
import {timeLimits} from './time-limits.ts'

interface OnSiteOptions {
  message?: string
  /** Milliseconds between the questions. */
  intervals?: number[]
}

/**
 * Asks the site, again and again, for what has just been published. A page that is rendered at the very moment of a change
 * may stay outdated until the site's next look at all of the content, for which the test gets more time.
 */
export function expectOnSite<Answer>(ask: () => Answer | Promise<Answer>, options: OnSiteOptions = {}) {
  const info = test.info()
  info.setTimeout(info.timeout + timeLimits.onSite)
  return expect.poll(ask, {...options, timeout: timeLimits.onSite})
}

/** Waits until the site has a page. */
export async function untilPublished(request: APIRequestContext, path: string): Promise<void> {
  const status = async () => (await request.get(path)).status()
  await expectOnSite(status, {message: `${path} is on the site`}).toBe(200)
}

/** Waits until a page of the site, as it is served, has a text or attribute in one piece. */
export async function untilServed(request: APIRequestContext, path: string, part: string): Promise<void> {
  const hasPart = async () => (await (await request.get(path)).text()).includes(part)
  await expectOnSite(hasPart, {message: `${path} has “${part}”`}).toBe(true)
}
