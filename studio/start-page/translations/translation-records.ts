import type {SanityClient} from '@sanity/client'
import {publishedId, type StoredDocument} from '../../documents/stored-documents.ts'
import type {BilingualText} from '../../documents/bilingual-texts.ts'

/**
 * The record keeps which Lithuanian text each English one translates, because the Content Lake's free plan forgets
 * revisions after three days (decision 023).
 */
export interface TranslationRecord {
  _id: string
  _type: typeof recordType
  revision: string
  pairs: (BilingualText & {_key: string})[]
}

export const recordType = 'translationRecord'

/** The dot hides a record from everybody without a token. */
export const recordId = (document: {_id: string}) => `translation.${publishedId(document)}`

export function recordOf(document: StoredDocument, pairs: readonly BilingualText[]): TranslationRecord {
  return {
    _id: recordId(document),
    _type: recordType,
    revision: document._rev,
    pairs: pairs.map(({path, lt, en}, index) => ({_key: String(index), path, lt, en})),
  }
}

export function withPair(record: TranslationRecord, {path, lt, en}: BilingualText): TranslationRecord {
  return {...record, pairs: record.pairs.map((pair) => (pair.path === path ? {...pair, lt, en} : pair))}
}

const RECORDS_IN_A_TRANSACTION = 50

export async function saveRecords(
  client: SanityClient,
  records: readonly TranslationRecord[],
  goneIds: readonly string[] = [],
): Promise<void> {
  for (let at = 0; at < records.length; at += RECORDS_IN_A_TRANSACTION) {
    const transaction = client.transaction()
    for (const record of records.slice(at, at + RECORDS_IN_A_TRANSACTION)) transaction.createOrReplace(record)
    await transaction.commit({tag: 'translation-records', visibility: 'async'})
  }
  if (goneIds.length === 0) return
  const deletion = client.transaction()
  for (const id of goneIds) deletion.delete(id)
  await deletion.commit({tag: 'translation-records', visibility: 'async'})
}
