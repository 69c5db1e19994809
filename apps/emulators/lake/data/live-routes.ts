import type {HttpBindings} from '@hono/node-server'
import {Hono} from 'hono'
import type {Dataset, PersonOf, Store, Transaction} from '../contract.ts'
import {isPublished} from '../document-id.ts'
import {openEventStream, type EventStream} from './event-stream.ts'
import {existingDataset} from './route-parameters.ts'
import {redirectToShard} from './redirect-to-shard.ts'
import {tagsOfChanges} from '../queries/sync-tags.ts'

const MAX_REPLAYED = 1000

interface LiveRoutes {
  store: Store
  personOf: PersonOf
  listenOrigin: string
}

/** Event ids are positions in the log, so a client that reconnects with its last id receives what it missed. */
export function liveRoutes({store, personOf, listenOrigin}: LiveRoutes) {
  const routes = new Hono<{Bindings: HttpBindings}>()

  routes.get('/data/live/events/:dataset', (c) => {
    const shard = redirectToShard(c, listenOrigin)
    if (shard) return shard
    const person = personOf(c.req.raw)
    const dataset = existingDataset(store, c.req.param('dataset'))
    const withDrafts = person !== undefined && c.req.query('includeDrafts') === 'true'
    const stream = openEventStream(c.env.outgoing, () => unsubscribe())
    const send = ({sequence, changes}: Transaction) => {
      const seen = changes.filter(({id}) => withDrafts || isPublished(id))
      if (seen.length > 0) stream.send('message', {tags: tagsOfChanges(seen)}, String(sequence))
    }
    const unsubscribe = dataset.onCommit(send)
    resume(dataset, stream, c.req.header('last-event-id'), send)
    return stream.response
  })

  return routes
}

function resume(
  dataset: Dataset,
  stream: EventStream,
  lastEventId: string | undefined,
  send: (transaction: Transaction) => void,
) {
  const newest = dataset.lastSequence()
  if (lastEventId === undefined) return stream.send('welcome', {}, String(newest))
  const position = Number(lastEventId)
  const isKnown = Number.isInteger(position) && position >= 0 && position <= newest
  if (!isKnown || newest - position > MAX_REPLAYED) return stream.send('restart', {}, String(newest))
  stream.send('welcome', {}, lastEventId)
  for (const transaction of dataset.transactionsAfter(position, MAX_REPLAYED)) send(transaction)
}
