import type {DocumentChange} from '../contract.ts'

const tag = (name: string) => `s1:${name}`
const EVERYTHING = tag('all')

/** Tags under which a live client keeps the result of a query: the types it names, or everything. */
export function tagsOfQuery(query: string): string[] {
  const named = [...query.matchAll(/_type\s*(?:==\s*["']([\w.]+)["']|in\s*\[([^\]]*)\])/g)].flatMap(
    ([, one, several]) =>
      one ? [one] : [...(several ?? '').matchAll(/["']([\w.]+)["']/g)].map((found) => found[1]),
  )
  const types = named.filter((name) => name !== undefined)
  return types.length > 0 && !query.includes('->') ? [...new Set(types)].map(tag) : [EVERYTHING]
}

/** Tags that a transaction makes stale. */
export function tagsOfChanges(changes: DocumentChange[]): string[] {
  const types = changes
    .flatMap(({before, after}) => [before?._type, after?._type])
    .filter((type) => type !== undefined)
  return [...new Set([...types.map(tag), EVERYTHING])]
}
