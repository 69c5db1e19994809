import * as z from 'zod'
import {Hono} from 'hono'
import type {PersonOf, Store} from '../contract.ts'
import {badRequest, LakeError, uriTooLong} from '../lake-error.ts'
import type {QueryPool} from '../queries/threads/query-pool.ts'
import {jsonBody} from '../request-body.ts'
import type {SourceMapStyle} from '../queries/source-maps/source-map.ts'
import {parsePerspective} from '../queries/perspective.ts'
import {existingDataset, queryParameters} from './route-parameters.ts'

/** Sanity limits a URL, and its CDN limits a body. */
const MAX_URL_LENGTH = 11 * 1024
const MAX_BODY_SIZE = 300 * 1024

const postedQuery = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
  perspective: z.union([z.string(), z.array(z.string())]).optional(),
})

interface QueryRoutes {
  store: Store
  personOf: PersonOf
  projectId: string
  queries: QueryPool
}

export function queryRoutes({store, personOf, projectId, queries}: QueryRoutes) {
  const routes = new Hono<{Variables: {apiVersion: string}}>()

  routes.on(['GET', 'POST'], '/data/query/:dataset', async (c) => {
    const person = personOf(c.req.raw)
    const dataset = existingDataset(store, c.req.param('dataset'))
    const {search: asked, searchParams: search} = new URL(c.req.url)
    if (asked.length > MAX_URL_LENGTH) throw uriTooLong(MAX_URL_LENGTH)
    const {
      query,
      params,
      perspective: posted,
    } = c.req.method === 'POST'
      ? await parseBody(c.req.raw)
      : {query: search.get('query') ?? '', params: queryParameters(search), perspective: undefined}
    const perspective = parsePerspective(search.get('perspective') ?? posted, c.var.apiVersion)
    if (!person && perspective.some((layer) => layer !== 'published' && layer !== 'raw')) {
      const message = `The perspective "${perspective.join()}" needs a token`
      throw new LakeError(401, {statusCode: 401, error: 'Unauthorized', message})
    }
    const request = {
      dataset: dataset.name,
      query,
      params,
      perspective,
      identity: person?.id,
      projectId,
      returnQuery: search.get('returnQuery') !== 'false',
      resultSourceMap: sourceMapStyle(search.get('resultSourceMap')),
    }
    const body = await queries.run(request, dataset, c.req.raw.signal)
    return c.body(body, 200, {'content-type': 'application/json'})
  })

  return routes
}

function sourceMapStyle(requested: string | null): SourceMapStyle | undefined {
  if (requested === null || requested === 'false') return undefined
  return requested === 'withKeyArraySelector' ? 'key' : 'index'
}

async function parseBody(request: Request) {
  const parsed = postedQuery.safeParse(await jsonBody(request, MAX_BODY_SIZE))
  if (!parsed.success) throw badRequest('The body of a query is JSON: {query, params}')
  return parsed.data
}
