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
