import type {Dataset, DocumentChange, LakeDocument} from '../../contract.ts'

export interface Replica extends Pick<Dataset, 'documents' | 'lastSequence'> {
  apply(changes: Pick<DocumentChange, 'id' | 'after'>[]): void
}

export function createReplica(documents: LakeDocument[]): Replica {
  const content = new Map(documents.map((document) => [document._id, document]))
  let sequence = 0
  return {
    documents: () => content.values(),
    lastSequence: () => sequence,
    apply(changes) {
      for (const {id, after} of changes) {
        if (after) content.set(id, after)
        else content.delete(id)
      }
      sequence += 1
    },
  }
}
