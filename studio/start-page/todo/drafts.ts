import {isDraft, publishedId, type StoredDocument} from '../stored-documents.ts'

export interface UnpublishedDraft {
  document: StoredDocument
  isNew: boolean
}

export function unpublishedDrafts(documents: readonly StoredDocument[]): UnpublishedDraft[] {
  const published = new Set(documents.filter((document) => !isDraft(document)).map(({_id}) => _id))
  return documents
    .filter(isDraft)
    .toSorted((a, b) => b._updatedAt.localeCompare(a._updatedAt))
    .map((document) => ({document, isNew: !published.has(publishedId(document))}))
}
