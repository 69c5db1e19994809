/** Error codes for programs. */
export type HttpErrorCode =
  | 'bad_request'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'method_not_allowed'
  | 'payload_too_large'
  | 'unsupported_image'
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
  misconfigured: 500,
  unexpected: 500,
  no_content: 502,
  unavailable: 503,
}

/** Ends a request with an error response. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly code: HttpErrorCode

  constructor(code: HttpErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** The error response of every function: `{error: {code, message}}`. */
export function errorResponse({code, message}: {code: HttpErrorCode; message: string}): Response {
  return Response.json({error: {code, message}}, {status: statusOf[code], headers: headersOf(code)})
}

/** Supabase Auth retries an unavailable hook only if there is a retry-after header. */
function headersOf(code: HttpErrorCode): HeadersInit {
  if (code === 'unavailable') return {'retry-after': '2'}
  return code === 'method_not_allowed' ? {allow: 'POST'} : {}
}
