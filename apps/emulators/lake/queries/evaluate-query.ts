import {evaluate, evaluateSync} from 'groq-js'
import {mapSources, type SourceMapStyle} from './source-maps/source-map.ts'
import {traceValues} from './source-maps/trace-values.ts'
import {indexSources} from './source-maps/value-sources.ts'
import {queryEvaluationError} from './query-errors.ts'
import {nodesOf, type GroqNode} from './groq-tree.ts'
import {narrowQuery} from './narrow-query.ts'
import {parseQuery} from './parse-query.ts'
import {resolveTextQueries} from './text-query.ts'
import type {View} from './view.ts'

export interface QueryScope {
  view: View
  identity: string | undefined
  projectId: string
  dataset: string
}

interface QueryRequest extends QueryScope {
  query: string
  params: Record<string, unknown>
}

/** @throws {LakeError} 400 for a faulty query */
export async function evaluateQuery({query, params, ...scope}: QueryRequest): Promise<unknown> {
  return evaluateParsed(query, parseQuery(query, params), scope)
}

/** @throws {LakeError} 400 for a faulty query */
export async function evaluateWithSources(
  {query, params, ...scope}: QueryRequest,
  style: SourceMapStyle,
): Promise<ReturnType<typeof mapSources>> {
  const {tree, splats} = traceValues(parseQuery(query, params))
  indexSources(scope.view.documents)
  return mapSources(await evaluateParsed(query, tree, scope), splats, style)
}

async function evaluateParsed(query: string, tree: GroqNode, scope: QueryScope): Promise<unknown> {
  try {
    return await evaluateTree(tree, scope)
  } catch (error) {
    throw queryEvaluationError(query, describe(error, tree))
  }
}

function describe(error: unknown, tree: GroqNode): string {
  const message = error instanceof Error ? error.message : String(error)
  if (message !== 'not implemented') return message
  const called = [...nodesOf(tree)].flatMap((node) =>
    node.type === 'FuncCall' ? [`${node.namespace}::${node.name}`] : [],
  )
  return `Not every function of this query is emulated: ${[...new Set(called)].join(', ')}`
}

async function evaluateTree(query: GroqNode, {view, ...caller}: QueryScope): Promise<unknown> {
  const scope = {
    ...scopeOf(caller),
    dataset: view.documents,
    dereference: ({_ref}: {_ref: string}) => view.get(_ref) ?? null,
  }
  const resolved = resolveTextQueries(query, view.documents, scope)
  const {tree, params} = narrowQuery(resolved, view)
  if (!comparesChanges(tree)) return evaluateSync(tree, {...scope, params}).data
  const value = await evaluate(tree, {...scope, params})
  return value.get()
}

/** groq-js has no synchronous version of `diff::changedAny` and `diff::changedOnly`. */
export const comparesChanges = (tree: GroqNode) =>
  [...nodesOf(tree)].some((node) => node.type === 'FuncCall' && node.namespace === 'diff')

export const scopeOf = ({identity, projectId, dataset}: Omit<QueryScope, 'view'>) => ({
  identity: identity ?? '<anonymous>',
  sanity: {projectId, dataset},
  timestamp: new Date(),
})
