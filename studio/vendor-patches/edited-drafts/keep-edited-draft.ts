import type {ListenEvent, MutationEvent} from '@sanity/client'
import {merge, type MonoTypeOperatorFunction, Observable} from 'rxjs'
import type {Deletions, Version} from '../../editing-together/deletions.ts'
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
 * It also hides that somebody else deletes a version of a document whose form is open, and tells `deletions`: the form
 * keeps its text until that is decided.
 *
 * It also keeps edits that were typed without a connection: the new connection is reported as the old one, resumed. If
 * the document has changed meanwhile, the Studio notices by the revisions and reloads once the edits are saved.
 */
export function keepEditedDraft(
  {draftId, publishedId}: {draftId: string; publishedId: string},
  unsaved: UnsavedEdits,
  deletions: Deletions,
): MonoTypeOperatorFunction<Event> {
  return (events$) =>
    new Observable((subscriber) => {
      let incomplete: MutationEvent[] = []
      /** What was passed on in place of the deletion of the draft, of the published version or of both. */
      const hidden = new Map<string, MutationEvent>()
      let isFirstConnection = true
      /** Of a connection of which it is not known yet whether the document still exists. */
      let welcome: Event | undefined

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
        const isNew = complete.some(({transition}) => transition === 'appear')
        if (isNew && deletions.of(publishedId).is === 'gone') hideMissed()
        // These are sent together, so that nothing can be typed between the events of a transaction.
        for (const each of complete.flatMap((one) => translate(one, complete))) subscriber.next(each)
        if (complete.some((each) => each.documentId === draftId && each.transition === 'appear'))
          deletions.moveDraft(publishedId, true)
        if (isNew) deletions.appear(publishedId)
      }

      /** A lost connection does not tell of a deletion. */
      const hideMissed = () => {
        for (const version of deletions.versionsSeen(publishedId))
          if (!hidden.has(version.id)) hidden.set(version.id, missed(version))
      }

      /**
       * A welcome event would make the Studio show the document without the edits that are still being sent, or empty
       * if it was deleted meanwhile.
       */
      const reconnected = (event: Event): Event => {
        const isFirst = isFirstConnection
        isFirstConnection = false
        const isOpen = deletions.isOpen(publishedId)
        if (isFirst || !(isOpen || unsaved.has(publishedId))) return startAnew(event)
        if (isOpen && !unsaved.has(publishedId)) {
          welcome = event
          deletions.suspect(publishedId)
        }
        return {...event, type: 'welcomeback'} as Event
      }

      const startAnew = (event: Event): Event => {
        welcome = undefined
        incomplete = []
        hidden.clear()
        return event
      }

      const translate = (event: MutationEvent, complete: MutationEvent[]): MutationEvent[] => {
        const id = event.documentId
        const shown = hidden.get(id)
        if (shown) {
          hidden.delete(id)
          return merged(shown, event) ?? [deletionOf(shown), event]
        }
        if (event.transition !== 'disappear') return [event]
        const isMoved = isMove(event, complete)
        if (isMoved && id === draftId) deletions.moveDraft(publishedId, false)
        const isByOthers = deletions.isOpen(publishedId) && !deletions.isOwn(event.transactionId)
        const isBeside = isByOthers && !isMoved
        if (!isBeside && !(id === draftId && unsaved.has(publishedId))) return [event]
        const still = unchanged(event)
        hidden.set(id, still)
        const {previousRev: revision = '', transactionId: transaction, identity: by} = event
        if (isBeside) deletions.suspect(publishedId, {id, revision, transaction, by})
        return [still]
      }

      const release = () => {
        if (deletions.isHolding(publishedId)) return
        if (welcome && !unsaved.has(publishedId)) subscriber.next(startAnew(welcome))
        welcome = undefined
        if (deletions.of(publishedId).is === 'letGo') hideMissed()
        for (const [id, shown] of hidden) {
          if (id === draftId && unsaved.has(publishedId)) continue
          hidden.delete(id)
          subscriber.next(deletionOf(shown))
        }
      }

      const subscriptions = [
        events$.subscribe({
          next: receive,
          error: (error) => subscriber.error(error),
          complete: () => subscriber.complete(),
        }),
        merge(unsaved.observe(publishedId), deletions.observe(publishedId)).subscribe(release),
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

/** Publishing deletes the draft and writes the published version. Unpublishing may do the reverse. */
const isMove = ({transactionId}: MutationEvent, complete: MutationEvent[]) =>
  complete.some((other) => other.transactionId === transactionId && other.transition !== 'disappear')

/** The version gets a revision in place of the deletion, and nothing else. */
const unchanged = (deletion: MutationEvent): MutationEvent => ({
  ...deletion,
  transition: 'update',
  mutations: [],
  resultRev: `${deletion.transactionId}-kept`,
})

const missed = ({id, revision}: Version) =>
  ({type: 'mutation', documentId: id, ...alone(crypto.randomUUID()), resultRev: revision}) as MutationEvent

const deletionOf = (shown: MutationEvent): MutationEvent => ({
  ...shown,
  ...alone(`${shown.transactionId}-later`),
  transition: 'disappear',
  mutations: [{delete: {id: shown.documentId}}] as Mutations,
  previousRev: shown.resultRev ?? '',
})

/**
 * Turns the creation of a new draft into two changes of the old one: to the new draft's origin, then by the edits. Only
 * the second has the id under which the Studio waits for its own edits, so it applies them to the first.
 */
function merged(shown: MutationEvent, creation: MutationEvent): MutationEvent[] | undefined {
  const [first, ...edits] = creation.mutations
  const content = first && createdBy(first)
  if (!content) return undefined
  const base: MutationEvent = {
    ...creation,
    ...alone(`${creation.transactionId}-base`),
    transition: 'update',
    previousRev: shown.resultRev ?? '',
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
