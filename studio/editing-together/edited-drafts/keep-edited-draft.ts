import type {ListenEvent, MutationEvent} from '@sanity/client'
import {merge, type MonoTypeOperatorFunction, Observable, type Subscriber} from 'rxjs'
import type {Deletions} from '../deletions.ts'
import type {UnsavedEdits} from '../unsaved-edits.ts'
import {areComplete, deletionOf, isMove, merged, missed, unchanged} from './draft-events.ts'

type Event = ListenEvent<Record<string, unknown>>

interface DocumentIds {
  draftId: string
  publishedId: string
}

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
  ids: DocumentIds,
  unsaved: UnsavedEdits,
  deletions: Deletions,
): MonoTypeOperatorFunction<Event> {
  return (events$) =>
    new Observable((subscriber) => {
      const kept = new KeptDraft(ids, unsaved, deletions, subscriber)
      const subscriptions = [
        events$.subscribe({
          next: (event) => kept.receive(event),
          error: (error) => subscriber.error(error),
          complete: () => subscriber.complete(),
        }),
        merge(unsaved.observe(ids.publishedId), deletions.observe(ids.publishedId)).subscribe(() =>
          kept.release(),
        ),
      ]
      return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
    })
}

class KeptDraft {
  private readonly draftId: string
  private readonly publishedId: string
  private readonly unsaved: UnsavedEdits
  private readonly deletions: Deletions
  private readonly subscriber: Subscriber<Event>
  private incomplete: MutationEvent[] = []
  /** What was passed on in place of the deletion of the draft, of the published version or of both. */
  private readonly hidden = new Map<string, MutationEvent>()
  private isFirstConnection = true
  /** Of a connection of which it is not known yet whether the document still exists. */
  private welcome: Event | undefined

  constructor(
    {draftId, publishedId}: DocumentIds,
    unsaved: UnsavedEdits,
    deletions: Deletions,
    subscriber: Subscriber<Event>,
  ) {
    this.draftId = draftId
    this.publishedId = publishedId
    this.unsaved = unsaved
    this.deletions = deletions
    this.subscriber = subscriber
  }

  receive(event: Event) {
    if (event.type === 'welcome' || event.type === 'reset') {
      this.subscriber.next(this.reconnected(event))
      return
    }
    if (event.type !== 'mutation') {
      this.subscriber.next(event)
      return
    }
    this.incomplete.push(event)
    if (!areComplete(this.incomplete)) return
    const complete = this.incomplete
    this.incomplete = []
    const isNew = complete.some(({transition}) => transition === 'appear')
    if (isNew && this.deletions.of(this.publishedId).is === 'gone') this.hideMissed()
    // These are sent together, so that nothing can be typed between the events of a transaction.
    for (const each of complete.flatMap((one) => this.translate(one, complete))) this.subscriber.next(each)
    if (complete.some((each) => each.documentId === this.draftId && each.transition === 'appear'))
      this.deletions.moveDraft(this.publishedId, true)
    if (isNew) this.deletions.appear(this.publishedId)
  }

  /** A lost connection does not tell of a deletion. */
  private hideMissed() {
    for (const version of this.deletions.versionsSeen(this.publishedId))
      if (!this.hidden.has(version.id)) this.hidden.set(version.id, missed(version))
  }

  /**
   * A welcome event would make the Studio show the document without the edits that are still being sent, or empty
   * if it was deleted meanwhile.
   */
  private reconnected(event: Event): Event {
    const isFirst = this.isFirstConnection
    this.isFirstConnection = false
    const isOpen = this.deletions.isOpen(this.publishedId)
    if (isFirst || !(isOpen || this.unsaved.has(this.publishedId))) return this.startAnew(event)
    if (isOpen && !this.unsaved.has(this.publishedId)) {
      this.welcome = event
      this.deletions.suspect(this.publishedId)
    }
    return {...event, type: 'welcomeback'} as Event
  }

  private startAnew(event: Event): Event {
    this.welcome = undefined
    this.incomplete = []
    this.hidden.clear()
    return event
  }

  private translate(event: MutationEvent, complete: MutationEvent[]): MutationEvent[] {
    const id = event.documentId
    const shown = this.hidden.get(id)
    if (shown) {
      this.hidden.delete(id)
      return merged(shown, event) ?? [deletionOf(shown), event]
    }
    if (event.transition !== 'disappear') return [event]
    const isMoved = isMove(event, complete)
    if (isMoved && id === this.draftId) this.deletions.moveDraft(this.publishedId, false)
    const isByOthers = this.deletions.isOpen(this.publishedId) && !this.deletions.isOwn(event.transactionId)
    const isBeside = isByOthers && !isMoved
    if (!isBeside && !(id === this.draftId && this.unsaved.has(this.publishedId))) return [event]
    const still = unchanged(event)
    this.hidden.set(id, still)
    const {previousRev: revision = '', transactionId: transaction, identity: by} = event
    if (isBeside) this.deletions.suspect(this.publishedId, {id, revision, transaction, by})
    return [still]
  }

  release() {
    if (this.deletions.isHolding(this.publishedId)) return
    if (this.welcome && !this.unsaved.has(this.publishedId))
      this.subscriber.next(this.startAnew(this.welcome))
    this.welcome = undefined
    if (this.deletions.of(this.publishedId).is === 'letGo') this.hideMissed()
    for (const [id, shown] of this.hidden) {
      if (id === this.draftId && this.unsaved.has(this.publishedId)) continue
      this.hidden.delete(id)
      this.subscriber.next(deletionOf(shown))
    }
  }
}
