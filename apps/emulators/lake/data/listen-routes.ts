import type {HttpBindings} from '@hono/node-server'
import {Hono} from 'hono'
import {randomUUID} from 'node:crypto'
import type {Writable} from 'node:stream'
import type {DocumentChange, LakeDocument, PersonOf, Store, Transaction} from '../contract.ts'
import {badRequest, LakeError} from '../lake-error.ts'
import {isPublic, isPublished} from '../document-id.ts'
import {openEventStream} from './event-stream.ts'
import {listenerFilter} from './listener-filter.ts'
import {type ListenOptions, mutationEvent, type Transition} from './mutation-event.ts'
import {isBeforePerspectives} from '../queries/perspective.ts'
import {redirectToShard} from './redirect-to-shard.ts'
import {existingDataset, queryParameters} from './route-parameters.ts'

/** The query is parsed outside the query threads, in a time that grows with the square of its length. */
const MAX_QUERY_LENGTH = 4096

interface ListenRoutes {
  store: Store
  personOf: PersonOf
  projectId: string
  listenOrigin: string
}

type Matches = (document: LakeDocument) => boolean

export function listenRoutes({store, personOf, projectId, listenOrigin}: ListenRoutes) {
  const routes = new Hono<{Bindings: HttpBindings; Variables: {apiVersion: string}}>()

  routes.get('/data/listen/:dataset', (c) => {
    const shard = redirectToShard(c, listenOrigin)
    if (shard) return shard
    const person = personOf(c.req.raw)
    const dataset = existingDataset(store, c.req.param('dataset'))
    const search = new URL(c.req.url).searchParams
    const query = search.get('query')
    if (!query) throw badRequest('A listener needs a "query"')
    if (query.length > MAX_QUERY_LENGTH)
      throw badRequest(`The query is longer than ${MAX_QUERY_LENGTH} characters`)
    const params = queryParameters(search)
    const isSelected = orError(() =>
      listenerFilter({query, params, identity: person?.id, projectId, dataset: dataset.name}),
    )
    if (isSelected instanceof LakeError) return errorStream(c.env.outgoing, isSelected)
    const allVersions = search.get('includeAllVersions') === 'true' || isBeforePerspectives(c.var.apiVersion)
    const matches: Matches = (document) =>
      (person ? allVersions || isPublished(document._id) : isPublic(document._id)) && isSelected(document)
    const options: ListenOptions = {
      includeMutations: search.get('includeMutations') !== 'false',
      includeResult: search.get('includeResult') === 'true',
      includePreviousRevision: search.get('includePreviousRevision') === 'true',
      withEffects: search.get('effectFormat') === 'mendoza',
      visibility: search.get('visibility') === 'query' ? 'query' : 'transaction',
    }
    const stream = openEventStream(c.env.outgoing, () => unsubscribe())
    const unsubscribe = dataset.onCommit((transaction) => {
      try {
        for (const event of eventsFor(transaction, matches, options)) {
          stream.send('mutation', event, event.eventId)
        }
      } catch (error) {
        stream.send('channelError', {message: error instanceof Error ? error.message : String(error)})
        stream.close()
      }
    })
    stream.send('welcome', {listenerName: randomUUID()}, `welcome#${randomUUID()}`)
    return stream.response
  })

  return routes
}

function orError<Result>(run: () => Result): Result | LakeError {
  try {
    return run()
  } catch (error) {
    if (error instanceof LakeError) return error
    throw error
  }
}

/** An EventSource does not expose the body of a 400, so Sanity reports a faulty query on the stream. */
function errorStream(connection: Writable, {body}: LakeError): Response {
  const stream = openEventStream(connection, () => {})
  stream.send('channelError', body)
  return stream.response
}

function eventsFor(transaction: Transaction, matches: Matches, options: ListenOptions) {
  const seen = transaction.changes.flatMap((change) => {
    const transition = transitionOf(change, matches)
    return transition ? [{change, transition}] : []
  })
  return seen.map(({change, transition}, index) =>
    mutationEvent(transaction, change, transition, {total: seen.length, current: index + 1}, options),
  )
}

function transitionOf({before, after}: DocumentChange, matches: Matches): Transition | undefined {
  const was = before !== null && matches(before)
  const is = after !== null && matches(after)
  if (was && is) return 'update'
  if (is) return 'appear'
  return was ? 'disappear' : undefined
}
