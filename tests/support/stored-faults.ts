/** A document, or a part of one, as the Content Lake stores it. */
export type Stored = {_id: string; _type: string; [field: string]: unknown}

const missing = {_type: 'reference', _ref: 'missing', _weak: true}

/** What no field may hold, by what it is. `absent` takes the field away. */
export const faultyValues = {
  absent: undefined,
  null: null,
  number: 12.5,
  text: 'ne tai, ko laukta',
  empty: '',
  'unreadable date': '2026-13-45',
  'unreadable time': '2026-13-45T25:00:00Z',
  'date in words': '24 rugpjūčio',
  long: 'ilgas pavadinimas '.repeat(23),
  list: [null, 7, 'a', {_type: 'unknownMember'}, {children: 'a', _type: 'block'}],
  object: {_type: 'unknownType', lt: 4, en: ['a'], current: 5},
  'dangling reference': {...missing, asset: missing},
  boolean: true,
} as const

/** Each place in the document that a volunteer, or whoever writes through the API, fills. */
export function fieldPaths(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(
      ([name]) => !['_id', '_type', '_createdAt', '_updatedAt', '_rev'].includes(name) || path.length > 0,
    )
    .flatMap(([name, part]) => {
      const own = [...path, Array.isArray(value) ? Number(name) : name]
      return [own, ...fieldPaths(part, own)]
    })
}

/** A copy of the document with another value at the path. */
export function withValueAt<Whole extends object>(
  document: Whole,
  [name, ...rest]: (string | number)[],
  value: unknown,
): Whole {
  const copy = (Array.isArray(document) ? [...document] : {...document}) as Record<string | number, unknown>
  if (name === undefined) return document
  if (rest.length > 0) copy[name] = withValueAt(copy[name] as object, rest, value)
  else if (value === undefined) delete copy[name]
  else copy[name] = value
  return copy as Whole
}
