const known = new WeakMap<object, number>()

/** Estimates the length as JSON. Each distinct object is measured once, since `*{"all": *}` repeats every document. */
export function jsonSize(value: unknown): number {
  if (typeof value === 'string') return value.length + 2
  if (value === null || typeof value !== 'object') return 5
  let size = known.get(value)
  if (size === undefined) {
    size = 2
    for (const [key, inner] of Object.entries(value)) size += jsonSize(inner) + key.length + 4
    known.set(value, size)
  }
  return size
}
