import {evaluateSync} from 'groq-js'
import {queryEvaluationError} from './data-errors.ts'
import {nodesOf, type GroqNode} from './groq-tree.ts'
import {narrowQuery} from './narrow-query.ts'
import {parseQuery} from './parse-query.ts'
import {resolveTextQueries} from './text-query.ts'
import type {View} from './view.ts'

export interface QueryScope {
  view: View
  /** Id of the person who asks. */
  identity: string | undefined
  projectId: string
  dataset: string
}

interface QueryRequest extends QueryScope {
  query: string
  params: Record<string, unknown>
}

/** The JSON value that a query yields. Throws `LakeError` 400 for a broken query. */
export function evaluateQuery({query, params, ...scope}: QueryRequest): unknown {
  const tree = parseQuery(query, params)
  try {
    return evaluateTree(tree, scope)
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

/** Evaluates a parsed query. Throws what groq-js throws for functions that it does not have. */
export function evaluateTree(query: GroqNode, {view, identity, projectId, dataset}: QueryScope): unknown {
  const options = {
    dataset: view.documents,
    identity: identity ?? '<anonymous>',
    sanity: {projectId, dataset},
    timestamp: new Date(),
    dereference: ({_ref}: {_ref: string}) => view.get(_ref) ?? null,
  }
  const resolved = resolveTextQueries(query, {
    documents: view.documents,
    valueOf: (expression, root) => evaluateSync(expression, {...options, root}).data,
  })
  const {tree, params} = narrowQuery(resolved, view)
  return evaluateSync(tree, {...options, params}).data
}
