/** Why a function gave no answer of its own, as hosted functions answer it. */
export type FailureCode = keyof typeof failures

const failures = {
  NOT_FOUND: {status: 404, message: 'Requested function was not found'},
  BOOT_ERROR: {status: 503, message: 'Function failed to start (please check logs)'},
  WORKER_ERROR: {status: 500, message: 'Function exited due to an error (please check logs)'},
  IDLE_TIMEOUT: {status: 504, message: 'Function did not respond in time (please check logs)'},
  PAYLOAD_TOO_LARGE: {status: 413, message: 'Request body is larger than 12 MB'},
} as const

/** The message is for the log; whoever called is told the code alone. */
export class FunctionFailure extends Error {
  readonly code: FailureCode

  constructor(code: FailureCode, reason: string) {
    super(reason)
    this.code = code
  }
}

export function failureResponse(code: FailureCode): Response {
  const {status, message} = failures[code]
  return Response.json({code, message}, {status, headers: {'sb-error-code': code}})
}
