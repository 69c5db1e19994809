import {env} from './env.ts'

const lead = env.SANITY_STUDIO_SITE_CLOCK ? Date.parse(env.SANITY_STUDIO_SITE_CLOCK) - Date.now() : 0

/** The time that decides what is upcoming: the real one, or that of a site whose clock was set back for its sample content. */
export function now(): Date {
  return new Date(Date.now() + lead)
}
