/** Error codes for programs. */
export type HttpErrorCode =
  | 'bad_request'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'payload_too_large'
  | 'unsupported_image'
  | 'too_many'
  | 'misconfigured'
  | 'unexpected'
  | 'unavailable'
  | 'no_content'

const statusOf: Record<HttpErrorCode, number> = {
  bad_request: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  payload_too_large: 413,
  unsupported_image: 415,
  too_many: 429,
  misconfigured: 500,
  unexpected: 500,
  no_content: 502,
  unavailable: 503,
}

interface HttpErrorOptions extends ErrorOptions {
  /** When a repetition may succeed. */
  retryAfterSeconds?: number
}

/** Ends a request with an error response. */
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

/** The error response of every function: `{error: {code, message}}`. */
export function errorResponse({code, message, retryAfterSeconds}: ErrorAnswer): Response {
  const headers = {
    ...(retryAfterSeconds !== undefined && {'retry-after': String(retryAfterSeconds)}),
    ...(code === 'method_not_allowed' && {allow: 'POST'}),
  }
  return Response.json({error: {code, message}}, {status: statusOf[code], headers})
}
