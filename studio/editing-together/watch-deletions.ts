import {concat, filter, map, of, retry, Subscription, switchMap, takeWhile, timer} from 'rxjs'
import {type DocumentStore, getDraftId, type SanityClient} from 'sanity'
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
  subscription.add(
    pair.editState(id, type).subscribe(({draft, published}) => {
      const stored = [draft, published].flatMap((version) => (version?._rev ? [version] : []))
      deletions.see(
        id,
        stored.map(({_id, _rev}) => ({id: _id, revision: _rev})),
      )
    }),
  )
  const versions$ = () => client.observable.getDocuments([getDraftId(id), id], {tag: 'document.deleted'})
  const isGone$ = (isTold: boolean) =>
    concat(of(0), timer(SETTLED_WITHIN_MS)).pipe(
      switchMap(versions$),
      retry({delay: 1000}),
      map(([draft, published], index) => {
        if (draft) return false
        return index > 0 || (isTold && !published) ? !published : undefined
      }),
      takeWhile((isGone) => isGone === undefined, true),
      filter((isGone) => isGone !== undefined),
    )
  subscription.add(
    deletions
      .observe(id)
      .pipe(switchMap((now) => (now.is === 'unsure' ? isGone$(now.versions.length > 0) : of(undefined))))
      .subscribe((isGone) => {
        if (isGone !== undefined) deletions.settle(id, isGone)
      }),
  )
  return () => {
    subscription.unsubscribe()
    close()
  }
}
