import {env} from '../env.ts'

const offset = env.SITE_CLOCK ? Date.parse(env.SITE_CLOCK) - Date.now() : 0

/** The time that lists and badges go by: the real one, or one that runs on from SITE_CLOCK since the start. */
export function now(): Date {
  return new Date(Date.now() + offset)
}
