import {BehaviorSubject, distinctUntilChanged, map, type Observable, Subscription} from 'rxjs'
import type {DocumentStore, OperationsAPI} from 'sanity'

/** Documents (by published id) with edits in this tab that the Content Lake has not confirmed. */
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

  /** Whether there are any, of whichever document. */
  hasAny(): boolean {
    return this.ids$.value.size > 0
  }

  /** Whether the document has unsaved edits, now and with each change. */
  observe(id: string): Observable<boolean> {
    return this.ids$.pipe(
      map((ids) => ids.has(id)),
      distinctUntilChanged(),
    )
  }
}

/**
 * Notes whether the document, which is open, has unsaved edits. When it is closed, they are saved at once and watched until
 * they are: Sanity would forget to save what was typed in the last second, until somebody types in the document again.
 *
 * @returns to be called when it is closed
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

/** Those of this tab. */
export const unsavedEdits = new UnsavedEdits()
