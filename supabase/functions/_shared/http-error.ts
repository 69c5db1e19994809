export type HttpErrorCode =
  | 'bad_request'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'idempotency_conflict'
  | 'registration_closed'
  | 'event_cancelled'
  | 'event_full'
  | 'edited_elsewhere'
  | 'newsletter_started'
  | 'no_subscribers'
  | 'members_only'
  | 'code_used'
  | 'code_expired'
  | 'payment_state'
  | 'subscription_state'
  | 'gift_aid_changed'
  | 'membership_state'
  | 'not_confirmed'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'unsupported_image'
  | 'too_many'
  | 'misconfigured'
  | 'unexpected'
  | 'unavailable'
  | 'payments_unavailable'
  | 'no_content'

const statusOf: Record<HttpErrorCode, number> = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  members_only: 403,
  not_found: 404,
  method_not_allowed: 405,
  idempotency_conflict: 409,
  registration_closed: 409,
  event_cancelled: 409,
  event_full: 409,
  edited_elsewhere: 409,
  newsletter_started: 409,
  no_subscribers: 409,
  code_used: 409,
  code_expired: 409,
  payment_state: 409,
  subscription_state: 409,
  gift_aid_changed: 409,
  membership_state: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  unsupported_image: 415,
  not_confirmed: 422,
  too_many: 429,
  misconfigured: 500,
  unexpected: 500,
  no_content: 502,
  unavailable: 503,
  payments_unavailable: 503,
}

const refusals = [
  'not_found',
  'bad_request',
  'idempotency_conflict',
  'registration_closed',
  'event_cancelled',
  'event_full',
  'edited_elsewhere',
  'newsletter_started',
  'no_subscribers',
  'members_only',
  'code_used',
  'code_expired',
  'payment_state',
  'subscription_state',
  'gift_aid_changed',
  'membership_state',
  'not_confirmed',
] as const

/** Whether the detail of a database error is the code of a refusal that the caller should see. */
export function isRefusal(detail: string | null | undefined): detail is (typeof refusals)[number] {
  return refusals.some((code) => code === detail)
}

interface HttpErrorOptions extends ErrorOptions {
  retryAfterSeconds?: number
}

export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly code: HttpErrorCode
  readonly retryAfterSeconds: number | undefined

  constructor(code: HttpErrorCode, message: string, {retryAfterSeconds, ...options}: HttpErrorOptions = {}) {
    super(message, options)
    this.code = code
    // Supabase Auth retries an unavailable hook only if there is a retry-after header.
    this.retryAfterSeconds = retryAfterSeconds ?? (code === 'unavailable' ? 2 : undefined)
  }
}

type ErrorAnswer = Pick<HttpError, 'code' | 'message'> & Partial<Pick<HttpError, 'retryAfterSeconds'>>

export function errorResponse({code, message, retryAfterSeconds}: ErrorAnswer): Response {
  const headers = {
    ...(retryAfterSeconds !== undefined && {'retry-after': String(retryAfterSeconds)}),
    ...(code === 'method_not_allowed' && {allow: 'POST'}),
  }
  return Response.json({error: {code, message}}, {status: statusOf[code], headers})
}
