import {BehaviorSubject, distinctUntilChanged, map, type Observable, Subscription} from 'rxjs'
import type {DocumentStore, OperationsAPI} from 'sanity'

/** The Content Lake has not confirmed these edits of this tab. Documents are named by their published ids. */
export class UnsavedEdits {
  private readonly ids$ = new BehaviorSubject<ReadonlySet<string>>(new Set())

  has(id: string): boolean {
    return this.ids$.value.has(id)
  }

  set(id: string, isUnsaved: boolean): void {
    if (this.has(id) === isUnsaved) return
    const ids = new Set(this.ids$.value)
    if (isUnsaved) ids.add(id)
    else ids.delete(id)
    this.ids$.next(ids)
  }

  hasAny(): boolean {
    return this.ids$.value.size > 0
  }

  observe(id: string): Observable<boolean> {
    return this.ids$.pipe(
      map((ids) => ids.has(id)),
      distinctUntilChanged(),
    )
  }
}

/**
 * When the document is closed, its edits are saved at once and watched until they are. Otherwise Sanity would not save
 * the last second of typing until somebody types in the document again.
 *
 * @returns a function to call when the document is closed
 */
export function watchUnsavedEdits(
  {pair}: Pick<DocumentStore, 'pair'>,
  {id, type}: {id: string; type: string},
  edits = unsavedEdits,
): () => void {
  let isOpen = true
  let operations: OperationsAPI | undefined
  const subscription = new Subscription()
  const saving = pair.editOperations(id, type).subscribe((current) => (operations = current))
  const watching = pair.consistencyStatus(id, type).subscribe((isSaved) => {
    edits.set(id, !isSaved)
    if (isSaved && !isOpen) subscription.unsubscribe()
  })
  subscription.add(saving)
  subscription.add(watching)
  return () => {
    isOpen = false
    if (edits.has(id)) operations?.commit.execute()
    else subscription.unsubscribe()
  }
}

export const unsavedEdits = new UnsavedEdits()

/** The Content Lake has not taken these edits for some time, whether or not it can be reached. */
export const refusedEdits = new UnsavedEdits()
