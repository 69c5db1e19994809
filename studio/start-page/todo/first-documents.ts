import {emptyFields, firstContent} from '@site/schemas/content/first-content'
import {draftId, type StoredDocument} from '../../documents/stored-documents.ts'

export interface FirstDocument {
  document: Pick<StoredDocument, '_id' | '_type'>
  isDone: boolean
  /** Of the draft, if there is one. */
  empty: string[]
}

/** Nothing once each is published with all that it needs. A draft does not count as done. */
export function firstDocuments(documents: readonly StoredDocument[]): FirstDocument[] {
  const byId = new Map(documents.map((document) => [document._id, document]))
  const all = firstContent.map(({id, type}) => {
    const published = byId.get(id)
    return {
      document: {_id: id, _type: type},
      isDone: published !== undefined && emptyFields(type, published).length === 0,
      empty: emptyFields(type, byId.get(draftId(id)) ?? published),
    }
  })
  return all.every(({isDone}) => isDone) ? [] : all
}
