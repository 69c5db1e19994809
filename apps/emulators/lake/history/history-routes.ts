import {type Context, Hono} from 'hono'
import * as z from 'zod'
import {requirePerson} from '../accounts/person-of.ts'
import type {Dataset, PersonOf, Store} from '../contract.ts'
import {existingDataset} from '../data/route-parameters.ts'
import {badRequest} from '../lake-error.ts'
import {documentEvents, retainedSince} from './document-events.ts'
import {documentAt, type Moment} from './document-revisions.ts'
import {transactionLine} from './transaction-lines.ts'

const limit = (largest: number) => z.coerce.number().int().min(1).max(largest).default(100)
const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true')
/** The log orders times as text, so they need its format. */
const time = z.iso.datetime({offset: true}).transform((value) => new Date(value).toISOString())

const eventsQuery = z.object({limit: limit(100), nextCursor: z.string().regex(/^\d*$/).optional()})

const transactionsQuery = z.object({
  limit: limit(1000),
  reverse: flag,
  excludeContent: flag,
  excludeMutations: flag,
  includeIdentifiedDocumentsOnly: flag,
  effectFormat: z.literal('mendoza').optional(),
  fromTransaction: z.string().optional(),
  toTransaction: z.string().optional(),
  fromTime: time.optional(),
  toTime: time.optional(),
  authors: z.string().optional(),
})

const documentsQuery = z.object({
  revision: z.string().optional(),
  time: time.optional(),
  lastRevision: flag,
})

interface HistoryRoutes {
  store: Store
  personOf: PersonOf
}

export function historyRoutes({store, personOf}: HistoryRoutes): Hono {
  const routes = new Hono()

  /** Nobody reads the past without a token. */
  function datasetOf(c: Context): Dataset {
    requirePerson(personOf, c.req.raw)
    return existingDataset(store, c.req.param('dataset') ?? '')
  }

  routes.get('/data/history/:dataset/events/documents/:id', (c) => {
    const dataset = datasetOf(c)
    const {limit: most, nextCursor: cursor} = parse(eventsQuery, c.req.query())
    const id = c.req.param('id')
    const {events, nextCursor} = documentEvents(dataset, id, {limit: most, cursor})
    return c.json({events: {[id]: events}, nextCursor})
  })

  routes.on(
    'GET',
    ['/data/history/:dataset/transactions', '/data/history/:dataset/transactions/:ids'],
    (c) => {
      const dataset = datasetOf(c)
      const query = parse(transactionsQuery, c.req.query())
      const documents = c.req.param('ids')?.split(',')
      const since = [retainedSince(), query.fromTime ?? ''].toSorted().at(-1)
      const transactions = dataset.findTransactions({
        documents,
        since,
        until: query.toTime,
        from: sequenceOf(dataset, query.fromTransaction),
        to: sequenceOf(dataset, query.toTransaction),
        authors: query.authors?.split(','),
        newestFirst: query.reverse,
        limit: query.limit,
      })
      const options = {
        ...query,
        withEffects: query.effectFormat === 'mendoza',
        only: query.includeIdentifiedDocumentsOnly ? documents : undefined,
      }
      const lines = transactions.map(
        (transaction) => `${JSON.stringify(transactionLine(transaction, options))}\n`,
      )
      return c.body(lines.join(''), 200, {'content-type': 'application/x-ndjson'})
    },
  )

  routes.get('/data/history/:dataset/documents/:ids', (c) => {
    const dataset = datasetOf(c)
    const moment = momentOf(parse(documentsQuery, c.req.query()))
    const ids = c.req.param('ids').split(',')
    return c.json({documents: ids.flatMap((id) => documentAt(dataset, id, moment) ?? [])})
  })

  return routes
}

function momentOf({revision, time: at, lastRevision}: z.infer<typeof documentsQuery>): Moment {
  if ([revision !== undefined, at !== undefined, lastRevision].filter(Boolean).length > 1)
    throw badRequest('Only one of "revision", "time" and "lastRevision" may be given')
  if (lastRevision) return 'lastRevision'
  return revision === undefined ? {time: at ?? new Date().toISOString()} : {revision}
}

/** @throws {LakeError} 400 for an unknown id */
function sequenceOf(dataset: Dataset, transactionId: string | undefined): number | undefined {
  if (!transactionId) return undefined
  const sequence = dataset.sequenceOf(transactionId)
  if (sequence === undefined) throw badRequest(`Transaction "${transactionId}" not found`)
  return sequence
}

function parse<Schema extends z.ZodType>(schema: Schema, query: Record<string, string>): z.infer<Schema> {
  const parsed = schema.safeParse(query)
  if (!parsed.success) throw badRequest(z.prettifyError(parsed.error))
  return parsed.data
}
