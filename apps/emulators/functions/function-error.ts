/** Hosted Edge Functions have these codes for functions that return no response. */
export type ErrorCode = keyof typeof errors

const errors = {
  NOT_FOUND: {status: 404, message: 'Requested function was not found'},
  BOOT_ERROR: {status: 503, message: 'Function failed to start (please check logs)'},
  WORKER_ERROR: {status: 500, message: 'Function exited due to an error (please check logs)'},
  IDLE_TIMEOUT: {status: 504, message: 'Function did not respond in time (please check logs)'},
  PAYLOAD_TOO_LARGE: {status: 413, message: 'Request body is larger than this function takes'},
} as const

/** The message is for the log. The caller receives only the code. */
export class FunctionError extends Error {
  readonly code: ErrorCode

  constructor(code: ErrorCode, reason: string) {
    super(reason)
    this.code = code
  }
}

export function errorResponse(code: ErrorCode): Response {
  const {status, message} = errors[code]
  return Response.json({code, message}, {status, headers: {'sb-error-code': code}})
}
