const mergeable = /^(not\.)?(eq|gt|gte|lt|lte|like|ilike|match|imatch)\.(.*)$/s

/**
 * The engine regards only the last of several filters with the same operator on a column; hosted all of them hold. As
 * one filter with `(all)` they do here too.
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
  // None of them holds when not any of them does.
  const quantifier = operator.startsWith('not.') ? 'any' : 'all'
  const list = operands.map((operand) => `"${operand.replaceAll(/["\\]/g, String.raw`\$&`)}"`)
  return [column, `${operator}(${quantifier}).{${list.join(',')}}`]
}
