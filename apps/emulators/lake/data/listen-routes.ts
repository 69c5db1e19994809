import {randomUUID} from 'node:crypto'
import {evaluateSync, toJS, type ExprNode} from 'groq-js'
import {Hono} from 'hono'
import type {Dataset, DocumentChange, LakeDocument, PersonOf, Store, Transaction} from '../contract.ts'
import {badRequest} from './data-errors.ts'
import {isPublic, isPublished} from './document-id.ts'
import {parseQuery} from './evaluate-query.ts'
import {openEventStream} from './event-stream.ts'
import {mutationEvent, type ListenOptions, type Transition} from './mutation-event.ts'
import {queryParameters} from './query-parameters.ts'
import {redirectToShard} from './redirect-to-shard.ts'
import {tagsOfChanges} from './sync-tags.ts'

interface ListenRoutes {
  store: Store
  personOf: PersonOf
  listenOrigin: string
}

type Matches = (document: LakeDocument | null) => boolean

/** Server-sent events: `listen` for changes of the documents that a query matches, `live/events` for stale tags. */
export function listenRoutes({store, personOf, listenOrigin}: ListenRoutes): Hono {
  const routes = new Hono()

  routes.get('/data/listen/:dataset', (c) => {
    const shard = redirectToShard(c, listenOrigin)
    if (shard) return shard
    const person = personOf(c.req.raw)
    const search = new URL(c.req.url).searchParams
    const query = search.get('query')
    if (!query) throw badRequest('A listener needs a "query"')
    const params = queryParameters(search)
    const matches = matcher(parseQuery(query, params), params, person?.id)
    const options: ListenOptions = {
      includeMutations: search.get('includeMutations') !== 'false',
      includeResult: search.get('includeResult') === 'true',
      includePreviousRevision: search.get('includePreviousRevision') === 'true',
      withEffects: search.get('effectFormat') === 'mendoza',
      visibility: search.get('visibility') ?? 'query',
    }
    const stream = openEventStream(() => unsubscribe())
    const unsubscribe = store.dataset(c.req.param('dataset')).onCommit((transaction) => {
      for (const event of eventsFor(transaction, matches, person === undefined, options)) {
        stream.send('mutation', event, String(event.eventId))
      }
    })
    stream.send('welcome', {listenerName: randomUUID()}, `welcome#${randomUUID()}`)
    return stream.response
  })

  routes.get('/data/live/events/:dataset', (c) => {
    const shard = redirectToShard(c, listenOrigin)
    if (shard) return shard
    const person = personOf(c.req.raw)
    const withDrafts = person !== undefined && c.req.query('includeDrafts') === 'true'
    const dataset: Dataset = store.dataset(c.req.param('dataset'))
    const stream = openEventStream(() => unsubscribe())
    const unsubscribe = dataset.onCommit(({id, changes}) => {
      const seen = changes.filter((change) => withDrafts || isPublished(change.id))
      if (seen.length > 0) stream.send('message', {tags: tagsOfChanges(seen)}, id)
    })
    stream.send('welcome', {}, `welcome#${randomUUID()}`)
    return stream.response
  })

  return routes
}

function matcher(tree: ExprNode, params: Record<string, unknown>, identity: string | undefined): Matches {
  return (document) => {
    if (!document) return false
    const value = evaluateSync(tree, {dataset: [document], params, identity: identity ?? '<anonymous>'})
    const result: unknown = toJS(value)
    return Array.isArray(result) ? result.length > 0 : Boolean(result)
  }
}

function eventsFor(transaction: Transaction, matches: Matches, isAnonymous: boolean, options: ListenOptions) {
  const seen = transaction.changes.flatMap((change) => {
    const transition = transitionOf(change, matches)
    return transition && (!isAnonymous || isPublic(change.id)) ? [{change, transition}] : []
  })
  return seen.map(({change, transition}, index) =>
    mutationEvent(transaction, change, transition, {total: seen.length, current: index + 1}, options),
  )
}

function transitionOf({before, after}: DocumentChange, matches: Matches): Transition | undefined {
  const was = matches(before)
  const is = matches(after)
  if (was && is) return 'update'
  if (is) return 'appear'
  return was ? 'disappear' : undefined
}
