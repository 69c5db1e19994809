import type {DatabaseSync, SQLInputValue} from 'node:sqlite'
import type {StoredObject} from './stored-object.ts'

/** In seconds since 1970. */
interface Limits {
  gt?: number | undefined
  gte?: number | undefined
  lt?: number | undefined
  lte?: number | undefined
}

export interface ListQuery {
  type: StoredObject['object']
  /** The names are JSON paths, such as `$.payment_intent`. */
  filters?: Record<string, SQLInputValue>
  /** As `filters`, of what the API does not show. */
  hidden?: Record<string, SQLInputValue>
  /** As `filters`, but of what is left out. */
  except?: Record<string, SQLInputValue>
  created?: Limits
  /** The names are JSON paths. */
  ranges?: Record<string, Limits>
  limit: number
  startingAfter?: string | undefined
  endingBefore?: string | undefined
}

const signs = {gt: '>', gte: '>=', lt: '<', lte: '<='} as const

/** The newest comes first. Returns `undefined` when `startingAfter` or `endingBefore` is unknown. */
export function listObjects<Body>(database: DatabaseSync, request: ListQuery) {
  const {type, limit, startingAfter, endingBefore} = request
  const {where, values} = conditionsOf(request)
  const cursor = endingBefore ?? startingAfter
  if (cursor !== undefined) {
    const select = database.prepare('select sequence from objects where object = ? and id = ?')
    const sequence = select.get(type, cursor)?.sequence
    if (sequence === undefined) return undefined
    where.push(`sequence ${endingBefore === undefined ? '<' : '>'} ?`)
    values.push(Number(sequence))
  }
  const order = endingBefore === undefined ? 'desc' : 'asc'
  const rows = database
    .prepare(`select body from objects where ${where.join(' and ')} order by sequence ${order} limit ?`)
    .all(...values, limit + 1)
    .map((row) => JSON.parse(String(row.body)) as Body)
  const data = rows.slice(0, limit)
  return {data: endingBefore === undefined ? data : data.toReversed(), has_more: rows.length > limit}
}

function conditionsOf({type, filters = {}, hidden = {}, except = {}, created = {}, ranges = {}}: ListQuery) {
  const where = ['object = ?']
  const values: SQLInputValue[] = [type]
  for (const [column, wanted] of Object.entries({body: filters, hidden})) {
    for (const [path, value] of Object.entries(wanted)) {
      where.push(`json_extract(${column}, '${path}') = ?`)
      values.push(value)
    }
  }
  for (const [path, value] of Object.entries(except)) {
    where.push(`json_extract(body, '${path}') <> ?`)
    values.push(value)
  }
  const limited = Object.entries(ranges).map(
    ([path, limits]) => [`json_extract(body, '${path}')`, limits] as const,
  )
  for (const [expression, limits] of [['created', created] as const, ...limited]) {
    for (const [name, sign] of Object.entries(signs)) {
      const value = limits[name as keyof typeof signs]
      if (value === undefined) continue
      where.push(`${expression} ${sign} ?`)
      values.push(value)
    }
  }
  return {where, values}
}
