import type {ListenEvent, MutationEvent, SanityClient} from '@sanity/client'
import {
  catchError,
  concat,
  concatMap,
  EMPTY,
  filter,
  from,
  map,
  type MonoTypeOperatorFunction,
  of,
  tap,
} from 'rxjs'
import type {Version} from '../deletions.ts'

type Event = ListenEvent<Record<string, unknown>>
type Mutation = MutationEvent['mutations'][number]

/** A transaction as the history has it. */
export interface Line {
  id: string
  timestamp: string
  author: string
  mutations: Mutation[]
  effects?: Record<string, unknown>
}

const MAX_LINES = 100

interface CatchingUp {
  client: SanityClient
  ids: string[]
  /** Whether the Studio keeps its version of the documents when there is a new connection. */
  isKept: () => boolean
  /** The versions that the Studio had when all was saved. */
  seen: () => readonly Version[]
}

/**
 * Tells after a new connection what was missed before it. A Content Lake that was stopped has no listeners when it
 * starts, so nobody hears of the edits that it took last: the Studio would wait for them, and say for good that it is
 * saving.
 */
export function catchUp({client, ids, isKept, seen}: CatchingUp): MonoTypeOperatorFunction<Event> {
  /** The last revision that was told of each document, undefined if it was deleted. */
  const heads = new Map<string, string | undefined>()
  const told = new Set<string>()
  let isFirst = true

  const missed$ = () => {
    const {dataset} = client.config()
    const query = {
      reverse: 'true',
      limit: String(MAX_LINES),
      effectFormat: 'mendoza',
      includeIdentifiedDocumentsOnly: 'true',
    }
    const url = `/data/history/${dataset}/transactions/${ids.join()}`
    return client.observable.request<string>({url, query, tag: 'document.missed'}).pipe(
      map((text) => text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as Line] : []))),
      concatMap((lines) => {
        const known = new Map(seen().map(({id, revision}) => [id, revision]))
        for (const id of ids) if (heads.has(id)) known.set(id, heads.get(id) ?? '')
        return from(missedEvents(lines.toReversed(), ids, (id) => known.get(id) || undefined))
      }),
      // The next connection, or Sanity once it notices, sets it right.
      catchError(() => EMPTY),
    )
  }

  const note = (event: Event) => {
    if (event.type !== 'mutation') return
    told.add(keyOf(event))
    heads.set(event.documentId, event.transition === 'disappear' ? undefined : event.resultRev)
  }

  return (events$) =>
    events$.pipe(
      concatMap((event) => {
        if (event.type !== 'welcome' && event.type !== 'reset') return of(event)
        const isNew = isFirst || !isKept()
        isFirst = false
        told.clear()
        if (!isNew) return concat(of(event), missed$())
        heads.clear()
        return of(event)
      }),
      filter((event) => event.type !== 'mutation' || !told.has(keyOf(event))),
      tap(note),
    )
}

const keyOf = ({transactionId, documentId}: MutationEvent) => `${transactionId} ${documentId}`

/**
 * What listeners would have been told, of transactions in their order.
 *
 * @param headOf the revision of a document that is known, undefined if it did not exist
 */
export function missedEvents(
  lines: readonly Line[],
  ids: readonly string[],
  headOf: (id: string) => string | undefined,
): MutationEvent[] {
  const events = ids.flatMap((id) => {
    const ofDocument = lines.flatMap((line) => {
      const mutations = line.mutations.filter((mutation) => idOf(mutation) === id)
      return mutations.length > 0 ? [{line, mutations}] : []
    })
    const head = headOf(id)
    const last = ofDocument.findLastIndex(({line, mutations}) =>
      head === undefined ? mutations.some(isDeletion) : line.id === head,
    )
    const missed = ofDocument.slice(last + 1)
    const isKnown = head === undefined ? missed[0]?.mutations.some(isCreation) : last >= 0
    return isKnown ? chain(id, head, missed) : []
  })
  const position = new Map(lines.map(({id}, index) => [id, index]))
  const ordered = events.toSorted(
    (one, other) => (position.get(one.transactionId) ?? 0) - (position.get(other.transactionId) ?? 0),
  )
  return ordered.map((event) => {
    const together = ordered.filter(({transactionId}) => transactionId === event.transactionId)
    return {
      ...event,
      transactionTotalEvents: together.length,
      transactionCurrentEvent: together.indexOf(event) + 1,
    }
  })
}

function chain(id: string, head: string | undefined, transactions: {line: Line; mutations: Mutation[]}[]) {
  let previousRev = head
  return transactions.map(({line, mutations}) => {
    const transition = mutations.some(isDeletion) ? 'disappear' : previousRev ? 'update' : 'appear'
    const event = {
      type: 'mutation',
      documentId: id,
      eventId: `${line.id}#${id}`,
      transactionId: line.id,
      transition,
      identity: line.author,
      timestamp: line.timestamp,
      mutations,
      effects: line.effects?.[id],
      visibility: 'query',
      previousRev,
      resultRev: transition === 'disappear' ? undefined : line.id,
    }
    previousRev = event.resultRev
    return event as unknown as MutationEvent
  })
}

const idOf = (mutation: Mutation): unknown =>
  Object.values(mutation as Record<string, {_id?: string; id?: string}>)
    .map(({_id, id}) => _id ?? id)
    .at(0)

const isDeletion = (mutation: Mutation) => 'delete' in mutation
const isCreation = (mutation: Mutation) => Object.keys(mutation).some((kind) => kind.startsWith('create'))
