/** No reader sees these fields, and they change without an edit: when a list is reordered, or on publishing. */
const technical = new Set(['position', 'formerTitles'])

/**
 * Returns the SHA-256, in hexadecimal, of what a reader sees of a stored document. Two revisions with the same digest
 * were not edited in between.
 */
export async function contentDigest(document: Record<string, unknown>): Promise<string> {
  const content = Object.entries(document).filter(([key]) => !key.startsWith('_') && !technical.has(key))
  const bytes = new TextEncoder().encode(JSON.stringify(sorted(Object.fromEntries(content))))
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]))
}
