import {authError} from './auth-error.ts'

/** Refuses a mail that comes too soon after the last one of its kind to the same person. */
export function tooSoon(lastSentAt: string | null, everySeconds: number): Response | undefined {
  if (!lastSentAt) return undefined
  const left = Math.ceil(everySeconds - (Date.now() - new Date(lastSentAt).getTime()) / 1000)
  if (left <= 0) return undefined
  const message = `For security purposes, you can only request this after ${left} seconds.`
  return authError(429, 'over_email_send_rate_limit', message)
}
