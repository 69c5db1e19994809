import {env} from '../workspace/env.ts'

let aheadMs = env.SITE_CLOCK ? Date.parse(env.SITE_CLOCK) - Date.now() : 0

/** The site's clock decides what is upcoming and when something scheduled is due. */
export const siteNow = (): Date => new Date(Date.now() + aheadMs)

/**
 * A local site's clock runs on while this one starts again with each page load. When hosted, both have the real time,
 * so nothing is requested. If the site does not answer, the clock stays.
 */
export async function setClockBySite(): Promise<void> {
  if (!env.SITE_CLOCK) return
  try {
    const response = await fetch(new URL('/api/clock', env.SITE_URL), {
      signal: AbortSignal.timeout(5000),
    })
    const {now: siteTime} = (await response.json()) as {now: string}
    const ahead = Date.parse(siteTime) - Date.now()
    if (Number.isFinite(ahead)) aheadMs = ahead
  } catch {
    // A site that is down makes no decisions by its clock either.
  }
}
