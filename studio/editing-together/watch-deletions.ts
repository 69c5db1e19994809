import {
  combineLatest,
  concat,
  EMPTY,
  filter,
  map,
  of,
  retry,
  Subscription,
  switchMap,
  take,
  timer,
} from 'rxjs'
import {type DocumentStore, getDraftId, type SanityClient} from 'sanity'
import {deletedDocumentId} from '../bin/deleted-documents.ts'
import {deletions} from './deletions.ts'

/**
 * By the API, a document is deleted in two calls: one version, then the other. What is refused because of a deletion may be
 * known before the deletion.
 */
const SETTLED_WITHIN_MS = 1500

/**
 * Asks the Content Lake whether the document still exists whenever one of its versions is deleted.
 *
 * @returns a function to call when the form is closed
 */
export function watchDeletions(
  client: SanityClient,
  {pair}: Pick<DocumentStore, 'pair'>,
  {id, type}: {id: string; type: string},
): () => void {
  const subscription = new Subscription()
  const close = deletions.open(id)
  const stored$ = combineLatest([pair.consistencyStatus(id, type), pair.editState(id, type)])
  subscription.add(
    stored$.subscribe(([isSaved, {draft, published}]) => {
      if (!isSaved) return
      const stored = [draft, published].flatMap((version) => (version?._rev ? [version] : []))
      deletions.see(
        id,
        stored.map(({_id, _rev}) => ({id: _id, revision: _rev})),
      )
    }),
  )
  const ids = [getDraftId(id), id, deletedDocumentId(id)] as const
  const versions$ = () => client.observable.getDocuments([...ids], {tag: 'document.deleted'})
  const isGone$ = (isTold: boolean) =>
    concat(of(0), timer(SETTLED_WITHIN_MS)).pipe(
      switchMap(versions$),
      retry({delay: 1000}),
      map(([draft, published, record], index) => ({
        isKnown: draft !== null || index > 0 || (isTold && !published),
        isGone: !draft && !published,
        record: record?._rev,
      })),
      filter(({isKnown}) => isKnown),
      take(1),
    )
  subscription.add(
    deletions
      .observe(id)
      .pipe(switchMap((now) => (now.is === 'unsure' ? isGone$(now.versions.length > 0) : EMPTY)))
      .subscribe(({isGone, record}) => deletions.settle(id, isGone, record)),
  )
  return () => {
    subscription.unsubscribe()
    close()
  }
}
