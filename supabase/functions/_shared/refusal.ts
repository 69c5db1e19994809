/** Why a request is not answered as it wished; the code is for programs. */
export type RefusalCode =
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

const statusOf: Record<RefusalCode, number> = {
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

/** Thrown to end a request with an answer that says why. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** The shape that every failure of a function has: `{error: {code, message}}`. */
export function refusalResponse({code, message}: {code: RefusalCode; message: string}): Response {
  return Response.json({error: {code, message}}, {status: statusOf[code], headers: headersOf(code)})
}

/** Supabase Auth calls a hook again that is unavailable, but only when told when. */
function headersOf(code: RefusalCode): HeadersInit {
  if (code === 'unavailable') return {'retry-after': '2'}
  return code === 'method_not_allowed' ? {allow: 'POST'} : {}
}
