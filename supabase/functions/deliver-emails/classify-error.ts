import type {ErrorResponse} from 'resend'

/** `later`: a retry may succeed. `never`: no retry will. */
export type SendResult = {ok: true} | {ok: false; error: 'later' | 'never'; reason: string}

/**
 * Classifies an error from Resend. Errors in our settings (key, sender, quota) may be fixed within the day that an email
 * is retried; errors in the email itself are permanent.
 *
 * @see https://resend.com/docs/api-reference/errors
 */
export function classifyError({statusCode, name, message}: ErrorResponse): SendResult {
  // The key was used before the template changed: that email was sent.
  if (name === 'invalid_idempotent_request') return {ok: true}
  const isInvalid = statusCode === 400 || statusCode === 422
  const isAboutSender = name === 'invalid_from_address' || message.includes('`from`')
  return {
    ok: false,
    error: isInvalid && !isAboutSender ? 'never' : 'later',
    reason: `${statusCode ?? 'no answer'} ${name}: ${message}`,
  }
}
