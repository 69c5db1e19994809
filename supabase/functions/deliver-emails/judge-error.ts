import type {ErrorResponse} from 'resend'

/** `later`: another try may send it. `never`: none will. */
export interface Failure {
  ok: false
  error: 'later' | 'never'
  reason: string
}

/**
 * What an error of Resend means for one mail. Whatever is wrong with our settings (key, sender, quota) can be mended
 * within the day that a mail is tried for; what is wrong with the mail cannot.
 *
 * @see https://resend.com/docs/api-reference/errors
 */
export function judgeError({statusCode, name, message}: ErrorResponse): {ok: true} | Failure {
  // The key was used before the templates changed: that mail has gone.
  if (name === 'invalid_idempotent_request') return {ok: true}
  const isRefused = statusCode === 400 || statusCode === 422
  const isAboutSender = name === 'invalid_from_address' || message.includes('`from`')
  return {
    ok: false,
    error: isRefused && !isAboutSender ? 'never' : 'later',
    reason: `${statusCode ?? 'no answer'} ${name}: ${message}`,
  }
}
