import {filter, Subscription} from 'rxjs'
import type {DocumentStore, SanityDocument} from 'sanity'
import {type ChangedValue, changedValues} from './changed-values.ts'
import {type KeptEditsStore, newKey} from './kept-edits.ts'
import {isMissing} from './missing-text.ts'
import {unsentTexts, withUnsent} from './unsent-texts.ts'

interface Keeping {
  store: Pick<DocumentStore, 'pair'>
  document: {id: string; type: string}
  kept: KeptEditsStore
  tab: string
  /** This is called if edits could not be saved and the Studio no longer shows them. */
  onLost: () => void
}

/**
 * Keeps unsaved edits in the browser, on every change, since a tab that is closed or crashes runs nothing any more.
 *
 * It also keeps edits that Sanity loses: `@sanity/mutator` drops the edits of a document without a draft when the
 * connection breaks, and all edits that the Content Lake refuses.
 *
 * @returns a function to call when the document is closed. It continues until everything is saved.
 */
export function keepEdits({store: {pair}, document, kept, tab, onLost}: Keeping): () => void {
  const {id, type} = document
  let isOpen = true
  let isSaved = true
  let draft: SanityDocument | null = null
  let published: SanityDocument | null = null
  let base: SanityDocument | null = null
  let key = newKey()
  let changes: ChangedValue[] = []
  let isNew = false
  const subscription = new Subscription()

  const keep = (edited: SanityDocument | null) => {
    isNew = base === null
    changes = changedValues(base ?? {}, withUnsent(id, edited ?? {}))
    if (changes.length === 0) kept.forget(key)
    else kept.keep({key, id, type, isNew, tab, changes})
  }

  const settle = () => {
    const stored = draft ?? published
    const shown = withUnsent(id, stored)
    const lost = changes.filter((change) => isMissing(change, shown))
    const isLost = lost.length > 0
    if (isLost) kept.keep({key, id, type, isNew, tab: '', changes: lost})
    else kept.forget(key)
    base = stored
    changes = []
    key = newKey()
    if (isLost) onLost()
    if (unsentTexts.of(id).length > 0) keep(stored)
    else if (!isOpen) subscription.unsubscribe()
  }

  subscription.add(
    pair.consistencyStatus(id, type).subscribe((isConsistent) => {
      isSaved = isConsistent
      if (isSaved) settle()
    }),
  )
  subscription.add(
    pair.documentEvents(id, type).subscribe((event) => {
      if (event.type === 'snapshot') {
        if (event.version === 'draft') draft = event.document
        else if (event.version === 'published') published = event.document
        if (isSaved && changes.length === 0) base = draft ?? published
      }
      if (event.version !== 'draft') return
      // These are other people's changes that arrive while own edits are unsaved.
      const isMerged = event.type === 'rebase' && event.remoteMutations.length > 0
      const isOwn = event.type === 'mutation' && event.origin === 'local'
      if ((isOwn || (isMerged && changes.length > 0)) && event.document) keep(event.document)
    }),
  )
  subscription.add(
    unsentTexts.edits$.pipe(filter((edited) => edited === id)).subscribe(() => keep(draft ?? published)),
  )
  return () => {
    isOpen = false
    if (isSaved) subscription.unsubscribe()
  }
}
