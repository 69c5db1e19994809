import type {Dataset, LakeDocument, Stage} from '../contract.ts'
import {publishedId} from './document-id.ts'

interface Reference {
  _ref: string
  _weak?: boolean
  _strengthenOnPublish?: unknown
}

const isReference = (value: object): value is Reference => '_ref' in value && typeof value._ref === 'string'

/** Ids that a value refers to strongly: those documents may not disappear while it is there. */
export function strongReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(strongReferences)
  if (value === null || typeof value !== 'object') return []
  if (isReference(value)) return value._weak ? [] : [value._ref]
  return Object.values(value).flatMap(strongReferences)
}

/** Whether a value refers to the document at all, weakly or strongly. */
export function refersTo(value: unknown, id: string): boolean {
  if (Array.isArray(value)) return value.some((item) => refersTo(item, id))
  if (value === null || typeof value !== 'object') return false
  if (isReference(value) && value._ref === id) return true
  return Object.values(value).some((item) => refersTo(item, id))
}

/** What a draft refers to weakly until it is published becomes strong with the publication. */
export function strengthened<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(strengthened) as Value
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, item]) => [key, strengthened(item)] as const)
  const copy: Record<string, unknown> = Object.fromEntries(entries)
  if (isReference(value) && value._strengthenOnPublish) {
    delete copy._weak
    delete copy._strengthenOnPublish
  }
  return copy as Value
}

export type BrokenReference =
  {kind: 'missing'; from: string; to: string} | {kind: 'stillReferenced'; from: string; to: string}

/** The first strong reference that would lead nowhere if the transaction that touched `ids` were committed. */
export function findBrokenReference(
  dataset: Dataset,
  stage: Stage,
  ids: Set<string>,
): BrokenReference | undefined {
  for (const id of ids) {
    for (const to of strongReferences(stage.get(id))) {
      if (!stage.get(to)) return {kind: 'missing', from: id, to}
    }
  }
  const deleted = [...ids].filter((id) => dataset.get(id) && !stage.get(id))
  if (deleted.length === 0) return undefined
  for (const {_id} of dataset.documents()) {
    const document: LakeDocument | undefined = stage.get(_id)
    const to = document && strongReferences(document).find((target) => deleted.includes(target))
    if (to !== undefined && publishedId(_id) !== publishedId(to))
      return {kind: 'stillReferenced', from: _id, to}
  }
  return undefined
}
