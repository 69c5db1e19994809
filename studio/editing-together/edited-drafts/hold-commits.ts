import {type Action, ClientError, type SanityClient} from '@sanity/client'
import {catchError, concatMap, finalize, type Observable, of, retry, throwError, timer} from 'rxjs'
import {getDraftId, getPublishedId} from 'sanity'
import {type Deletions, DocumentGone} from '../deletions.ts'
import {refusedEdits} from '../unsaved-edits.ts'

type Send = (
  action: Action | Action[],
  options?: {tag?: string; transactionId?: string},
) => Observable<unknown>

/** The Studio sends what is typed in a form with this tag. */
const formCommit = 'document.commit'

const tries = 3

const AGAIN_AFTER_MS = 500
const MAX_WAIT_MS = 5000
/** Then somebody is told, after some eight seconds. */
const TOLD_AFTER_TRIES = 5

/**
 * Sends the edits of a form only while its document exists, and never makes a new document of the last letters. The
 * Content Lake would make a draft for an edit, of the published version, while somebody deletes one after the other.
 *
 * While the Content Lake is out of reach, they are sent again and again. `@sanity/mutator` drops the edits of a document
 * without a draft as soon as it hears that they could not be sent.
 */
export function holdCommits(client: SanityClient, deletions: Deletions): Send {
  const {observable} = client
  const send = observable.action.bind(observable) as Send

  const sendEdits: Send = (given, options) => {
    const actions = [given].flat()
    const [first] = actions
    const isOfDraft = actions.every(({actionType}) => actionType === 'sanity.action.document.edit')
    const id = first && 'publishedId' in first ? first.publishedId : undefined
    if (!isOfDraft || !id || !deletions.hasDraft(id)) return send(given, options)
    const patches = actions.flatMap((action) =>
      'patch' in action ? [{patch: {...action.patch, id: getDraftId(id)}}] : [],
    )
    return observable.mutate(patches as never, {
      ...options,
      visibility: 'async',
      returnDocuments: false,
      skipCrossDatasetReferenceValidation: true,
    })
  }

  return (given, options) => {
    const [first] = [given].flat()
    if (options?.tag !== formCommit || !first || !('publishedId' in first)) return send(given, options)
    const id = getPublishedId(first.publishedId)
    const isNew = first.actionType === 'sanity.action.document.create'
    const attempt = (count: number): Observable<unknown> =>
      deletions.whenThere(id).pipe(
        concatMap(() => {
          if (isNew && deletions.wasSeen(id)) throw new DocumentGone(id)
          return count === 1 ? sendEdits(given, options) : send(given, options)
        }),
        retry({
          delay: (error, times) => {
            if (!isOutage(error)) return throwError(() => error)
            if (times % TOLD_AFTER_TRIES === 0) refusedEdits.set(id, true)
            return timer(Math.min(times * AGAIN_AFTER_MS, MAX_WAIT_MS))
          },
        }),
        catchError((error: unknown) => {
          if (isTaken(error, options)) return of({transactionId: options.transactionId})
          const isFinal = isNew || count === tries || !deletions.isOpen(id) || !isMissing(error)
          if (isFinal) return throwError(() => error)
          deletions.suspect(id)
          return attempt(count + 1)
        }),
      )
    return attempt(1).pipe(finalize(() => refusedEdits.set(id, false)))
  }
}

const isOutage = (error: unknown) => !(error instanceof ClientError || error instanceof DocumentGone)

/**
 * They have arrived before, and only the answer was lost: a conflict names the id that the Studio gave this transaction
 * alone.
 */
const isTaken = (error: unknown, {transactionId}: {transactionId?: string}) =>
  error instanceof ClientError &&
  error.statusCode === 409 &&
  transactionId !== undefined &&
  error.message.includes(transactionId)

const isMissing = (error: unknown) =>
  error instanceof ClientError &&
  ([404, 409].includes(error.statusCode) || error.message.includes('was not found'))
