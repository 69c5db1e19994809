import type {ErrorResponse} from 'resend'

/** `quota`: no email can be sent for some seconds. `later`: a retry may succeed. `never`: no retry will. */
export type Refusal =
  | {ok: false; error: 'later' | 'never'; reason: string}
  | {ok: false; error: 'quota'; reason: string; seconds: number}

type Headers = Record<string, string> | null

/** Resend does not document when a quota begins anew, so one request asks again this often. */
const quotaSeconds: Record<string, number> = {
  daily_quota_exceeded: 10 * 60,
  monthly_quota_exceeded: 60 * 60,
}

/**
 * Classifies an error from Resend; null when the email was sent before. Errors in our settings (key, sender) may be fixed
 * within the day that an email is retried; errors in the email itself are permanent.
 *
 * @see https://resend.com/docs/api-reference/errors
 */
export function classifyError(
  {statusCode, name, message}: ErrorResponse,
  headers: Headers = null,
): Refusal | null {
  // The key was used before the template changed: that email was sent.
  if (name === 'invalid_idempotent_request') return null
  const reason = `${statusCode ?? 'no answer'} ${name}: ${message}`
  const wait = quotaSeconds[name]
  if (wait !== undefined) {
    return {ok: false, error: 'quota', reason, seconds: Number(headers?.['retry-after']) || wait}
  }
  const isInvalid = statusCode === 400 || statusCode === 413 || statusCode === 422
  return {
    ok: false,
    error: isInvalid && !isAboutSender({name, message}) ? 'never' : 'later',
    reason,
  }
}

/** Whether the sender is at fault, which is a setting of ours. */
export const isAboutSender = ({name, message}: {name?: string; message: string}) =>
  name === 'invalid_from_address' || message.includes('`from`')
