/** Sanity counts each path with each datatype that it holds. The items of an array share one path. */
export function attributesOf(document: object): Set<string> {
  const found = new Set<string>()
  function visitAll(value: object, path: string) {
    for (const [name, inner] of Object.entries(value)) visit(inner, `${path}.${name}`)
  }
  function visit(value: unknown, path: string) {
    found.add(`${path} ${datatypeOf(value)}`)
    if (Array.isArray(value)) for (const item of value) visit(item, `${path}[]`)
    else if (value !== null && typeof value === 'object') visitAll(value, path)
  }
  visitAll(document, '')
  return found
}

function datatypeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'float'
  return typeof value
}

/** An array within an array counts as one more level. */
export function depthOf(value: unknown): number {
  let deepest = 0
  const open: {value: unknown; depth: number}[] = [{value, depth: 0}]
  for (let each = open.pop(); each; each = open.pop()) {
    const {depth} = each
    deepest = Math.max(deepest, depth)
    if (each.value === null || typeof each.value !== 'object') continue
    const isArray = Array.isArray(each.value)
    for (const inner of Object.values(each.value)) {
      open.push({value: inner, depth: isArray && !Array.isArray(inner) ? depth : depth + 1})
    }
  }
  return deepest
}

const knownSizes = new WeakMap<object, number>()

/** Estimates the length as JSON. Each distinct object is measured once, since `*{"all": *}` repeats every document. */
export function jsonSize(value: unknown): number {
  if (typeof value === 'string') return value.length + 2
  if (value === null || typeof value !== 'object') return 5
  let size = knownSizes.get(value)
  if (size === undefined) {
    size = 2
    for (const [key, inner] of Object.entries(value)) size += jsonSize(inner) + key.length + 4
    knownSizes.set(value, size)
  }
  return size
}
