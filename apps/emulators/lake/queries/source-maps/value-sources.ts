import type {LakeDocument} from '../../contract.ts'

export type Segment = string | {index: number; key: string | undefined}

export interface Source {
  document: LakeDocument
  path: Segment[]
}

const sources = new WeakMap<object, Source>()

/** Objects and lists are the same in each view of the dataset. */
export function indexSources(documents: LakeDocument[]): void {
  for (const document of documents) if (!sources.has(document)) addSources(document, {document, path: []})
}

function addSources(value: unknown, source: Source): void {
  if (value === null || typeof value !== 'object') return
  sources.set(value, source)
  const {document, path} = source
  const inner: [Segment, unknown][] = Array.isArray(value)
    ? value.map((item: unknown, at) => [segmentOf(item, at), item])
    : Object.entries(value)
  for (const [segment, item] of inner) addSources(item, {document, path: [...path, segment]})
}

export const sourceOf = (value: unknown): Source | undefined =>
  value !== null && typeof value === 'object' ? sources.get(value) : undefined

/** A negative index counts from the end. */
export function sourceWithin(holder: unknown, field: string | number): Source | undefined {
  const source = sourceOf(holder)
  if (!source) return undefined
  const {document, path} = source
  if (typeof field === 'string') return {document, path: [...path, field]}
  if (!Array.isArray(holder)) return undefined
  const at = field < 0 ? field + holder.length : field
  return {document, path: [...path, segmentOf(holder[at], at)]}
}

function segmentOf(item: unknown, index: number): Segment {
  const isKeyed = item !== null && typeof item === 'object' && '_key' in item && typeof item._key === 'string'
  return {index, key: isKeyed ? String(item._key) : undefined}
}
