import type {Path} from 'sanity'

/** A missing value is undefined. */
export interface ChangedValue {
  path: Path
  before?: unknown
  after?: unknown
}

/**
 * Compares as deep as possible. Lists are compared item by item if they have the same items in the same order,
 * otherwise as a whole. Sanity's own fields (`_rev`, `_updatedAt`) are left out.
 */
export function changedValues(before: unknown, after: unknown, path: Path = []): ChangedValue[] {
  if (Object.is(before, after)) return []
  if (isRecord(before) && isRecord(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return names
      .filter((name) => path.length > 0 || !name.startsWith('_'))
      .flatMap((name) => changedValues(before[name], after[name], [...path, name]))
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    const items = before.map((item: unknown, index) => ({
      item,
      key: keyOf(item),
      other: after[index] as unknown,
    }))
    const areSame = items.every(({key, other}) => key !== undefined && key === keyOf(other))
    if (areSame)
      return items.flatMap(({item, key, other}) => changedValues(item, other, [...path, {_key: key ?? ''}]))
    if (items.every(({item, other}) => isSame(item, other))) return []
  }
  return [{path, before, after}]
}

export const isSame = (one: unknown, other: unknown): boolean => changedValues(one, other, ['']).length === 0

export function valueAt(document: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, segment) => {
    if (typeof segment === 'string') return isRecord(value) ? value[segment] : undefined
    if (!Array.isArray(value) || !isRecord(segment)) return undefined
    return value.find((item: unknown) => keyOf(item) === segment._key)
  }, document)
}

export function withValueAt(document: unknown, path: Path, value: unknown): unknown {
  const [segment, ...rest] = path
  if (segment === undefined) return value
  if (typeof segment === 'string') {
    const fields = isRecord(document) ? document : {}
    return {...fields, [segment]: withValueAt(fields[segment], rest, value)}
  }
  if (!Array.isArray(document) || !isRecord(segment)) return document
  return document.map((item: unknown) =>
    keyOf(item) === segment._key ? withValueAt(item, rest, value) : item,
  )
}

function keyOf(item: unknown): string | undefined {
  return isRecord(item) && typeof item._key === 'string' ? item._key : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
