import type {LakeDocument} from '../contract.ts'

export interface View {
  documents: LakeDocument[]
  get(id: string): LakeDocument | undefined
  withIds(ids: Iterable<string>): LakeDocument[]
  withTypes(types: Iterable<string>): LakeDocument[]
}

const byId = (a: LakeDocument, b: LakeDocument) => (a._id < b._id ? -1 : 1)

export function createView(documents: LakeDocument[]): View {
  const sorted = documents.toSorted(byId)
  const ids = new Map(sorted.map((document) => [document._id, document]))
  let types: Map<string, LakeDocument[]> | undefined
  return {
    documents: sorted,
    get: (id) => ids.get(id),
    withIds: (wanted) => [...new Set(wanted)].flatMap((id) => ids.get(id) ?? []).toSorted(byId),
    withTypes(wanted) {
      types ??= Map.groupBy(sorted, ({_type}) => _type)
      const [first, ...others] = new Set(wanted)
      if (first === undefined) return []
      const found = types.get(first) ?? []
      if (others.length === 0) return found
      return [...found, ...others.flatMap((type) => types?.get(type) ?? [])].toSorted(byId)
    },
  }
}
