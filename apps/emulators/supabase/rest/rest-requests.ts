import type {DatabaseError} from '../request-context.ts'

const mergeable = /^(not\.)?(eq|gt|gte|lt|lte|like|ilike|match|imatch)\.(.*)$/s

/**
 * The engine applies only the last of several filters with the same operator on a column, where PostgREST applies all
 * of them. Merges them into one filter with `(all)`.
 */
export function mergeRepeatedFilters(request: Request): Request {
  const url = new URL(request.url)
  const operands = new Map<string, string[]>()
  const others: [string, string][] = []
  for (const [column, filter] of url.searchParams) {
    const [, not = '', operator, operand = ''] = mergeable.exec(filter) ?? []
    if (operator === undefined) others.push([column, filter])
    else {
      const key = `${column} ${not}${operator}`
      operands.set(key, [...(operands.get(key) ?? []), operand])
    }
  }
  if ([...operands.values()].every(({length}) => length === 1)) return request
  url.search = new URLSearchParams([...others, ...[...operands].map(asFilter)]).toString()
  return new Request(url, request)
}

function asFilter([key, operands]: [string, string[]]): [string, string] {
  const at = key.lastIndexOf(' ')
  const column = key.slice(0, at)
  const operator = key.slice(at + 1)
  if (operands.length === 1) return [column, `${operator}.${operands[0]}`]
  // Not a and not b = not any of a, b.
  const quantifier = operator.startsWith('not.') ? 'any' : 'all'
  const list = operands.map((operand) => `"${operand.replaceAll(/["\\]/g, String.raw`\$&`)}"`)
  return [column, `${operator}(${quantifier}).{${list.join(',')}}`]
}

/** PostgREST's status for a SQLSTATE: https://docs.postgrest.org/en/stable/references/errors.html */
function statusOf(code: string): number | undefined {
  if (code === '42501') return undefined
  if (/^23503|^23505/.test(code)) return 409
  if (/^(2[0-3]|P0001|3D|40|42)/.test(code)) return 400
  return undefined
}

/** The engine answers 500 where a check constraint or a function raises; PostgREST answers 400 with the database error. */
export function restoreStatus(response: Response, error: DatabaseError | undefined): Response {
  const status = error && response.status === 500 ? statusOf(error.code) : undefined
  if (!error || status === undefined) return response
  const {code, message, detail, hint} = error
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return Response.json({code, message, details: detail, hint}, {status, headers})
}
