import {useCallback, useState} from 'react'
import {useClient, useCurrentUser} from 'sanity'
import {documentTypes, singletonTypes} from '../schema/schema-types.ts'
import {siteNow} from '../time/site-clock.ts'
import {type StoredDocument, unpublishedDrafts} from '../documents/stored-documents.ts'
import {documentsWithDrawings} from './todo/drawings.ts'
import {firstDocuments} from './todo/first-documents.ts'
import {faultyDocuments} from './todo/faulty-documents.ts'
import {incompleteEvents, pastOpenEvents} from './todo/event-tasks.ts'
import {undescribedPhotos} from './todo/photo-tasks.ts'
import type {OutdatedText} from './translations/compare-with-record.ts'
import {compareTranslations, type OutdatedTranslation} from './translations/compare-translations.ts'
import {missingTranslations} from './translations/missing-translations.ts'
import {
  recordType,
  saveRecords,
  type TranslationRecord,
  withPair,
} from './translations/translation-records.ts'
import {useRefresh} from '../connection/use-refresh.ts'

// Whole documents are needed, because bilingual texts and photos are at any depth.
const query = `{
  "documents": *[_type in $types && !(_id in path("versions.**"))],
  "records": *[_type == $recordType]
}`
const params = {types: [...documentTypes, ...singletonTypes].map(({name}) => name), recordType}

export type Todo = Awaited<ReturnType<typeof loadTodo>>['todo']

type State = {status: 'loading' | 'failed'; todo?: undefined} | {status: 'ready'; todo: Todo}

export function useTodo() {
  const client = useClient({apiVersion: '2025-02-19'})
  const mayWrite = useCurrentUser()?.roles.some(({name}) => name !== 'viewer') ?? false
  const [state, setState] = useState<State>({status: 'loading'})

  const look = useCallback(async (): Promise<State> => {
    try {
      const {todo, changed, gone} = await loadTodo(client)
      if (mayWrite) await saveRecords(client, changed, gone)
      return {status: 'ready', todo}
    } catch {
      return {status: 'failed'}
    }
  }, [client, mayWrite])

  const load = useCallback(async () => {
    const next = await look()
    // Earlier results are better than none.
    setState((previous) => (next.status === 'failed' && previous.status === 'ready' ? previous : next))
  }, [look])

  useRefresh(load)

  const confirm = useCallback(
    async ({record}: OutdatedTranslation, text: OutdatedText) => {
      await saveRecords(client, [withPair(record, text)])
      await load()
    },
    [client, load],
  )
  return {...state, mayWrite, load, confirm}
}

async function loadTodo(client: ReturnType<typeof useClient>) {
  const {documents, records} = await client.fetch<{
    documents: StoredDocument[]
    records: TranslationRecord[]
  }>(query, params, {perspective: 'raw', tag: 'start-page'})
  const {outdated, changed, gone} = await compareTranslations(client, documents, records)
  const now = siteNow()
  return {
    todo: {
      first: firstDocuments(documents),
      faulty: faultyDocuments(documents),
      outdated,
      missing: missingTranslations(documents),
      incomplete: incompleteEvents(documents, now),
      open: pastOpenEvents(documents, now),
      photos: undescribedPhotos(documents),
      drafts: unpublishedDrafts(documents),
      drawings: documentsWithDrawings(documents),
    },
    changed,
    gone,
  }
}
