interface FoundObject<Found> {
  /** This is a Sanity path: `programme[_key=="a"].title`. */
  path: string
  object: Found
}

/** Searches at any depth, but not within the objects that it finds. */
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
