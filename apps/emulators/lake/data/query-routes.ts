import * as z from 'zod'
import {Hono} from 'hono'
import type {PersonOf, Store} from '../contract.ts'
import {badRequest, LakeError} from '../lake-error.ts'
import {evaluateQuery} from './evaluate-query.ts'
import {parseQuery} from './parse-query.ts'
import {parsePerspective, viewOf} from './perspective.ts'
import {existingDataset, queryParameters} from './route-parameters.ts'
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

/** `/data/query/:dataset`: a GROQ query by GET, or by POST when it is too long for a URL. */
export function queryRoutes({store, personOf, projectId}: QueryRoutes) {
  const routes = new Hono<{Variables: {apiVersion: string}}>()

  routes.on(['GET', 'POST'], '/data/query/:dataset', async (c) => {
    const person = personOf(c.req.raw)
    const dataset = existingDataset(store, c.req.param('dataset'))
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
    const from = performance.now()
    const view = viewOf(dataset, layers, person === undefined)
    const scope = {view, identity: person?.id, projectId, dataset: dataset.name}
    const result = evaluateQuery({query, params, ...scope}) ?? null
    const withSourceMap = ![null, 'false'].includes(search.get('resultSourceMap'))
    return c.json({
      ...(search.get('returnQuery') !== 'false' && {query}),
      result,
      syncTags: tagsOfQuery(parseQuery(query, params)),
      ms: Math.round(performance.now() - from),
      ...(withSourceMap && {resultSourceMap: {documents: [], paths: [], mappings: {}}}),
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
