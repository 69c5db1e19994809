interface Reference {
  _ref: string
  _weak?: boolean
  _strengthenOnPublish?: {weak?: boolean}
  /** The targets in another dataset are not checked. */
  _dataset?: string
  _projectId?: string
}

const isReference = (value: object): value is Reference => '_ref' in value && typeof value._ref === 'string'

const isStrong = ({_weak, _strengthenOnPublish, _dataset, _projectId}: Reference) =>
  !_weak && !_strengthenOnPublish && _dataset === undefined && _projectId === undefined

const cache = new WeakMap<object, string[]>()

export function strongReferences(document: object): string[] {
  let found = cache.get(document)
  if (!found) {
    found = [...new Set(strongReferencesIn(document))]
    cache.set(document, found)
  }
  return found
}

function strongReferencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(strongReferencesIn)
  if (value === null || typeof value !== 'object') return []
  if (isReference(value)) return isStrong(value) ? [value._ref] : []
  return Object.values(value).flatMap(strongReferencesIn)
}

export function refersTo(value: unknown, id: string): boolean {
  if (Array.isArray(value)) return value.some((item) => refersTo(item, id))
  if (value === null || typeof value !== 'object') return false
  if (isReference(value) && value._ref === id) return true
  return Object.values(value).some((item) => refersTo(item, id))
}

/** References with `_strengthenOnPublish` are weak only in the draft. */
export function strengthened<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(strengthened) as Value
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, item]) => [key, strengthened(item)] as const)
  const copy: Record<string, unknown> = Object.fromEntries(entries)
  if (isReference(value) && value._strengthenOnPublish) {
    if (!value._strengthenOnPublish.weak) delete copy._weak
    delete copy._strengthenOnPublish
  }
  return copy as Value
}
