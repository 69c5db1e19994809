interface FoundObject<Found> {
  /** Where it is in the document, as Sanity writes paths: `programme[_key=="a"].title`. */
  path: string
  object: Found
}

/** All objects of a kind within a document, at any depth. They are not searched themselves. */
export function findObjects<Found extends object>(
  value: unknown,
  isWanted: (object: object) => object is Found,
  path = '',
): FoundObject<Found>[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const key = typeof item === 'object' && item !== null && '_key' in item ? `_key=="${item._key}"` : index
      return findObjects(item, isWanted, `${path}[${key}]`)
    })
  }
  if (typeof value !== 'object' || value === null) return []
  if (isWanted(value)) return [{path, object: value}]
  return Object.entries(value)
    .filter(([field]) => !field.startsWith('_'))
    .flatMap(([field, child]) => findObjects(child, isWanted, path ? `${path}.${field}` : field))
}
