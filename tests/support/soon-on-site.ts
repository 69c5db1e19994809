import {setTimeout as wait} from 'node:timers/promises'
import {timeLimits} from './time-limits.ts'

/** Whether something becomes so on the site in the time that a page may be outdated. */
export async function isSoonOnSite(isSo: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + timeLimits.onSite
  while (!(await isSo())) {
    if (Date.now() > end) return false
    await wait(1000)
  }
  return true
}
