const VERSION_HEADER = 'x-supabase-api-version'
const VERSION = '2024-01-01'

/** @see https://github.com/supabase/auth/blob/master/internal/api/apierrors/errorcode.go */
export class AuthError extends Error {
  readonly status: number
  readonly code: string
  readonly reasons: string[] | undefined

  constructor(status: number, code: string, message: string, reasons?: string[]) {
    super(message)
    this.status = status
    this.code = code
    this.reasons = reasons
  }
}

export const validationFailed = (message: string, status = 400) =>
  new AuthError(status, 'validation_failed', message)

export const unexpectedFailure = (message: string) => new AuthError(500, 'unexpected_failure', message)

/** The shape depends on the API version that the request names. */
export function errorResponse({status, code, message, reasons}: AuthError, request: Request): Response {
  const weakPassword = reasons && {weak_password: {reasons}}
  const headers = {'x-sb-error-code': code}
  const version = request.headers.get(VERSION_HEADER) ?? ''
  if (/^\d{4}-\d\d-\d\d$/.test(version) && version >= VERSION)
    return Response.json(
      {code, message, ...weakPassword},
      {status, headers: {...headers, [VERSION_HEADER]: VERSION}},
    )
  return Response.json({code: status, error_code: code, msg: message, ...weakPassword}, {status, headers})
}
