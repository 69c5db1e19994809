import {Hono} from 'hono'
import * as z from 'zod'
import type {PersonOf, Store} from '../contract.ts'
import {LakeError} from '../lake-error.ts'
import {badRequest} from './data-errors.ts'
import {isPublic} from './document-id.ts'
import {evaluateQuery} from './evaluate-query.ts'
import {parsePerspective, viewOf} from './perspective.ts'
import {queryParameters} from './query-parameters.ts'
import {tagsOfQuery} from './sync-tags.ts'

const postedQuery = z.object({
  query: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
  perspective: z.union([z.string(), z.array(z.string())]).optional(),
})

interface QueryRoutes {
  store: Store
  personOf: PersonOf
  projectId: string
}

/** Reading: queries, documents by id, who refers to a document, and the whole dataset as NDJSON. */
export function queryRoutes({store, personOf, projectId}: QueryRoutes) {
  const routes = new Hono<{Variables: {apiVersion: string}}>()

  routes.on(['GET', 'POST'], '/data/query/:dataset', async (c) => {
    const person = personOf(c.req.raw)
    const search = new URL(c.req.url).searchParams
    const {query, params, perspective} =
      c.req.method === 'POST'
        ? await parseBody(c.req.raw)
        : {query: search.get('query') ?? '', params: queryParameters(search), perspective: undefined}
    const layers = parsePerspective(search.get('perspective') ?? perspective, c.var.apiVersion)
    if (!person && layers.some((layer) => layer !== 'published' && layer !== 'raw')) {
      const message = `The perspective "${layers.join()}" needs a token`
      throw new LakeError(401, {statusCode: 401, error: 'Unauthorized', message})
    }
    const dataset = store.dataset(c.req.param('dataset'))
    const from = performance.now()
    const view = viewOf(dataset, layers, person === undefined)
    const result = evaluateQuery({
      query,
      params,
      view,
      identity: person?.id,
      projectId,
      dataset: dataset.name,
    })
    const wantsSourceMap = ![null, 'false'].includes(search.get('resultSourceMap'))
    return c.json({
      query,
      result,
      syncTags: tagsOfQuery(query),
      ms: Math.round(performance.now() - from),
      ...(wantsSourceMap && {resultSourceMap: {documents: [], paths: [], mappings: {}}}),
    })
  })

  routes.get('/data/doc/:dataset/:ids', (c) => {
    const person = personOf(c.req.raw)
    const dataset = store.dataset(c.req.param('dataset'))
    const found = c.req
      .param('ids')
      .split(',')
      .map((id) => ({id, document: dataset.get(id)}))
    const isVisible = ({id}: {id: string}) => person !== undefined || isPublic(id)
    return c.json({
      documents: found.filter(isVisible).flatMap(({document}) => document ?? []),
      omitted: found
        .filter((item) => !item.document || !isVisible(item))
        .map(({id, document}) => ({id, reason: document ? 'permission' : 'existence'})),
    })
  })

  return routes
}

async function parseBody(request: Request) {
  const json: unknown = await request.json().catch(() => undefined)
  const parsed = postedQuery.safeParse(json)
  if (!parsed.success) throw badRequest('The body of a query is JSON: {query, params}')
  return parsed.data
}
