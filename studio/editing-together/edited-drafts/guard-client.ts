import type {ListenEvent, SanityClient} from '@sanity/client'
import {type Observable, tap} from 'rxjs'
import {getDraftId, getPublishedId} from 'sanity'
import {catchUp} from './catch-up.ts'
import {keepEditedDraft} from './keep-edited-draft.ts'
import {holdCommits} from './hold-commits.ts'
import {deletions} from '../deletions.ts'
import {recentEdits} from '../recent-edits.ts'
import {unsavedEdits} from '../unsaved-edits.ts'

type Event = ListenEvent<Record<string, unknown>>
type Listen = (query: string, params?: {ids?: string[]}, options?: {tag?: string}) => Observable<Event>

/** The Studio opens this listener for the published version and the draft of each document. */
const pairListener = 'document.pair.listen'

/** Changes only what listeners report about open documents, and when edits of them are sent. */
export function guardClient(client: SanityClient): SanityClient {
  const {observable} = client
  const listen = observable.listen as unknown as Listen
  const withConfig = client.withConfig.bind(client)
  const clone = client.clone.bind(client)

  const guardedListen: Listen = (query, params, options) => {
    const events$ = listen.call(observable, query, params, options)
    const [id] = params?.ids ?? []
    if (id === undefined || options?.tag !== pairListener) return events$
    const publishedId = getPublishedId(id)
    const draftId = getDraftId(publishedId)
    return events$.pipe(
      catchUp({
        client,
        ids: [draftId, publishedId],
        isKept: () => unsavedEdits.has(publishedId),
        seen: () => deletions.versionsSeen(publishedId),
      }),
      tap((event) => {
        const isEdit =
          event.type === 'mutation' && event.documentId === draftId && event.transition !== 'disappear'
        if (isEdit) recentEdits.add(publishedId, event.identity)
      }),
      keepEditedDraft({draftId, publishedId}, unsavedEdits, deletions),
    )
  }
  observable.listen = guardedListen as never
  observable.action = holdCommits(client, deletions) as never
  client.withConfig = (config) => guardClient(withConfig(config))
  client.clone = () => guardClient(clone())
  return client
}
