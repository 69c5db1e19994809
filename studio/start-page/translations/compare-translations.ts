import type {SanityClient} from '@sanity/client'
import {isDraft, publishedId, type StoredDocument} from '../../documents/stored-documents.ts'
import {compareWithRecord, needsRevisions, type OutdatedText} from './compare-with-record.ts'
import {documentRevisions} from './document-revisions.ts'
import {recordId, recordOf, type TranslationRecord} from './translation-records.ts'

export interface OutdatedTranslation {
  document: StoredDocument
  record: TranslationRecord
  texts: OutdatedText[]
}

export interface TranslationComparison {
  outdated: OutdatedTranslation[]
  changed: TranslationRecord[]
  gone: string[]
}

/** The Content Lake's free plan keeps revisions for three days. */
const RETENTION_MS = 3 * 24 * 3_600_000

export async function compareTranslations(
  client: SanityClient,
  documents: readonly StoredDocument[],
  records: readonly TranslationRecord[],
): Promise<TranslationComparison> {
  const byId = new Map(records.map((record) => [record._id, record]))
  const comparisons = await Promise.all(
    documents
      .filter((document) => !isDraft(document))
      .map((document) => compare(client, document, byId.get(recordId(document)))),
  )
  const existing = new Set(documents.map(recordId))
  return {
    outdated: comparisons.flatMap(({outdated}) => outdated),
    changed: comparisons.flatMap(({changed}) => changed),
    gone: records.map(({_id}) => _id).filter((id) => !existing.has(id)),
  }
}

async function compare(
  client: SanityClient,
  document: StoredDocument,
  stored: TranslationRecord | undefined,
): Promise<{outdated: OutdatedTranslation[]; changed: TranslationRecord[]}> {
  const isKnown = stored?.revision === document._rev
  let earlier: unknown[] = []
  if (stored ? !isKnown && needsRevisions(stored.pairs, document) : changedLately(document)) {
    try {
      earlier = await documentRevisions(client, publishedId(document), stored?.revision)
    } catch {
      // Without the history, nothing can be concluded. The next visit to the page may have it.
      return {outdated: [], changed: []}
    }
  }
  const {pairs, outdated} = compareWithRecord(stored?.pairs ?? [], [...earlier, document])
  const record = recordOf(document, pairs)
  return {
    outdated: outdated.length > 0 ? [{document, record, texts: outdated}] : [],
    changed: isKnown || (!stored && pairs.length === 0) ? [] : [record],
  }
}

function changedLately({_createdAt, _updatedAt}: StoredDocument): boolean {
  return _createdAt !== _updatedAt && Date.now() - Date.parse(_updatedAt) < RETENTION_MS
}
