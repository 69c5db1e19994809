import type {Failure} from '#/supabase/query.ts'

/** Each reason has a message. */
export type SendingFailure =
  'offline' | 'unavailable' | 'tooMany' | 'noSubscribers' | 'changed' | 'refused' | 'failed'

const byCode: Record<string, SendingFailure> = {
  no_subscribers: 'noSubscribers',
  edited_elsewhere: 'changed',
  newsletter_started: 'changed',
  not_found: 'changed',
  bad_request: 'refused',
}

export function sendingFailure({error, code}: Failure): SendingFailure {
  if (error === 'offline' || error === 'unavailable' || error === 'tooMany') return error
  return byCode[code] ?? 'failed'
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The time is in the largest unit that fits, rounded up so that nobody waits longer. */
export function sendingTime(seconds: number): {unit: 'minutes' | 'hours' | 'days'; count: number} {
  if (seconds <= HOUR) return {unit: 'minutes', count: Math.max(1, Math.ceil(seconds / MINUTE))}
  if (seconds <= DAY) return {unit: 'hours', count: Math.ceil(seconds / HOUR)}
  return {unit: 'days', count: Math.ceil(seconds / DAY)}
}
