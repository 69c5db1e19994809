import type {ErrorResponse} from 'resend'

/** `quota`: no email can be sent for some seconds. `later`: a retry may succeed. `never`: no retry will. */
export type Refusal =
  | {ok: false; error: 'later' | 'never'; reason: string}
  | {ok: false; error: 'quota'; reason: string; seconds: number}

type Headers = Record<string, string> | null

/** Resend does not document when a quota resets, so one request tries again this often. */
const quotaSeconds: Record<string, number> = {
  daily_quota_exceeded: 10 * 60,
  monthly_quota_exceeded: 60 * 60,
}

/** Errors in our settings (key, sender) are retried, because somebody may fix them within the day. */
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

export const isAboutSender = ({name, message}: {name?: string; message: string}) =>
  name === 'invalid_from_address' || message.includes('`from`')
