/** Every object inside a document, itself included, with the path that leads to it. */
export function* objectsIn(
  value: unknown,
  path = '',
): Generator<{path: string; object: Record<string, unknown>}> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* objectsIn(item, `${path}[${index}]`)
  } else if (typeof value === 'object' && value !== null) {
    const object = value as Record<string, unknown>
    yield {path, object}
    for (const [key, item] of Object.entries(object)) yield* objectsIn(item, path ? `${path}.${key}` : key)
  }
}
