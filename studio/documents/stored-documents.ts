import type {Bilingual, Language} from '@site/schemas/languages'

export interface StoredDocument {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [field: string]: unknown
}

const drafts = 'drafts.'

export const isDraft = ({_id}: {_id: string}) => _id.startsWith(drafts)

export const publishedId = ({_id}: {_id: string}) => (isDraft({_id}) ? _id.slice(drafts.length) : _id)

export const draftId = (id: string) => drafts + id

/** Each document appears once, as its draft if there is one. */
export function latestVersions(documents: readonly StoredDocument[]): StoredDocument[] {
  const latest = new Map<string, StoredDocument>()
  for (const document of documents) {
    const id = publishedId(document)
    if (isDraft(document) || !latest.has(id)) latest.set(id, document)
  }
  return [...latest.values()]
}

interface UnpublishedDraft {
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

/** Falls back to the other language, and returns `undefined` without any title. */
export function titleOf(document: Record<string, unknown>, language: Language): string | undefined {
  const {lt, en} = ((document.title ?? document.name) as Bilingual<string> | undefined) ?? {}
  const from = typeof document.from === 'string' ? document.from : undefined
  return (language === 'lt' ? lt || en : en || lt) || from
}
