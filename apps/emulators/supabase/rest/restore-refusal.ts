import type {DatabaseError} from '../request-context.ts'

/** As PostgREST answers what the database refused: https://docs.postgrest.org/en/stable/references/errors.html */
function statusOf(code: string): number | undefined {
  if (code === '42501') return undefined
  if (/^23503|^23505/.test(code)) return 409
  if (/^(2[0-3]|P0001|3D|40|42)/.test(code)) return 400
  return undefined
}

/** The engine answers 500 where a check or a function refused: hosted it is 400, with the database's own words. */
export function restoreRefusal(response: Response, refused: DatabaseError | undefined): Response {
  const status = refused && response.status === 500 ? statusOf(refused.code) : undefined
  if (!refused || status === undefined) return response
  const {code, message, detail, hint} = refused
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return Response.json({code, message, details: detail, hint}, {status, headers})
}
