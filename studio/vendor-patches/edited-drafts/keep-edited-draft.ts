import type {ListenEvent, MutationEvent} from '@sanity/client'
import {type MonoTypeOperatorFunction, Observable} from 'rxjs'
import type {UnsavedEdits} from '../../editing-together/unsaved-edits.ts'

type Event = ListenEvent<Record<string, unknown>>
type Mutations = MutationEvent['mutations']

/**
 * Keeps unsaved edits when somebody else publishes or discards the draft. `@sanity/mutator` drops all unsaved edits of
 * a deleted document, or throws if some are being sent (sanity-io/sanity#7260), although the Content Lake applies them
 * to a new draft of the published document.
 *
 * While there are unsaved edits, this hides the deletion from the Studio and turns the creation of the new draft into a
 * change of the old one. If the edits are refused, so that no new draft follows, the deletion is passed on after all.
 *
 * It also keeps edits that were typed without a connection: the new connection is reported as the old one, resumed. If
 * the document has changed meanwhile, the Studio notices by the revisions and reloads once the edits are saved.
 */
export function keepEditedDraft(
  {draftId, publishedId}: {draftId: string; publishedId: string},
  unsaved: UnsavedEdits,
): MonoTypeOperatorFunction<Event> {
  return (events$) =>
    new Observable((subscriber) => {
      let incomplete: MutationEvent[] = []
      let hidden: MutationEvent | undefined
      let isFirstConnection = true

      const receive = (event: Event) => {
        if (event.type === 'welcome' || event.type === 'reset') {
          subscriber.next(reconnected(event))
          return
        }
        if (event.type !== 'mutation') {
          subscriber.next(event)
          return
        }
        incomplete.push(event)
        if (!areComplete(incomplete)) return
        const complete = incomplete
        incomplete = []
        // These are sent together, so that nothing can be typed between the events of a transaction.
        for (const each of complete.flatMap(translate)) subscriber.next(each)
      }

      /** A welcome event would make the Studio show the document without the edits that are still being sent. */
      const reconnected = (event: Event): Event => {
        const isResumed = !isFirstConnection && unsaved.has(publishedId)
        isFirstConnection = false
        if (isResumed) return {...event, type: 'welcomeback'} as Event
        incomplete = []
        hidden = undefined
        return event
      }

      const translate = (event: MutationEvent): MutationEvent[] => {
        if (event.documentId !== draftId) return [event]
        if (!hidden) {
          if (event.transition !== 'disappear' || !unsaved.has(publishedId)) return [event]
          hidden = event
          return [unchanged(event)]
        }
        const deletion = hidden
        hidden = undefined
        return merged(deletion, event) ?? [deferred(deletion), event]
      }

      const subscriptions = [
        events$.subscribe({
          next: receive,
          error: (error) => subscriber.error(error),
          complete: () => subscriber.complete(),
        }),
        unsaved.observe(publishedId).subscribe((isUnsaved) => {
          if (isUnsaved || !hidden) return
          const deletion = hidden
          hidden = undefined
          subscriber.next(deferred(deletion))
        }),
      ]
      return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
    })
}

function areComplete(events: MutationEvent[]): boolean {
  return events.every(
    ({transactionId, transactionTotalEvents}) =>
      events.filter((other) => other.transactionId === transactionId).length === transactionTotalEvents,
  )
}

const revisionKept = ({transactionId}: MutationEvent) => `${transactionId}-kept`

/** The draft gets a revision in place of the deletion, and nothing else. */
const unchanged = (deletion: MutationEvent): MutationEvent => ({
  ...deletion,
  transition: 'update',
  mutations: [],
  resultRev: revisionKept(deletion),
})

const deferred = (deletion: MutationEvent): MutationEvent => ({
  ...deletion,
  ...alone(`${deletion.transactionId}-later`),
  previousRev: revisionKept(deletion),
})

/**
 * Turns the creation of a new draft into two changes of the old one: to the new draft's origin, then by the edits. Only
 * the second has the id under which the Studio waits for its own edits, so it applies them to the first.
 */
function merged(deletion: MutationEvent, creation: MutationEvent): MutationEvent[] | undefined {
  const [first, ...edits] = creation.mutations
  const content = first && createdBy(first)
  if (!content) return undefined
  const base: MutationEvent = {
    ...creation,
    ...alone(`${creation.transactionId}-base`),
    transition: 'update',
    previousRev: revisionKept(deletion),
    mutations: [{createOrReplace: content}] as Mutations,
  }
  return [base, {...creation, transition: 'update', previousRev: base.resultRev ?? '', mutations: edits}]
}

function createdBy(mutation: Mutations[number]): unknown {
  if ('create' in mutation) return mutation.create
  if ('createIfNotExists' in mutation) return mutation.createIfNotExists
  return 'createOrReplace' in mutation ? mutation.createOrReplace : undefined
}

const alone = (transactionId: string) => ({
  transactionId,
  resultRev: transactionId,
  transactionTotalEvents: 1,
  transactionCurrentEvent: 1,
})
