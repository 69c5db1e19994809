import {evaluateSync, GroqSyntaxError, parse, toJS, type ExprNode} from 'groq-js'
import {badRequest, queryEvaluationError, queryParseError} from './data-errors.ts'
import type {View} from './perspective.ts'
import {rewriteTextQuery} from './text-query.ts'

interface QueryRequest {
  query: string
  params: Record<string, unknown>
  view: View
  /** Id of the person who asks. */
  identity: string | undefined
  projectId: string
  dataset: string
}

/** Parses a GROQ query, or says in the vendor's shape where it is broken. */
export function parseQuery(query: string, params: Record<string, unknown>): ExprNode {
  let tree: ExprNode
  try {
    tree = parse(query, {params})
  } catch (error) {
    if (error instanceof GroqSyntaxError) throw queryParseError(query, error.message, error.position)
    throw queryParseError(query, error instanceof Error ? error.message : String(error), 0)
  }
  const missing = parametersOf(tree).find((name) => !(name in params))
  if (missing !== undefined) throw badRequest(`Param $${missing} referenced, but not provided`)
  return tree
}

/** The JSON that a query yields. Throws `LakeError` 400 for a broken query. */
export function evaluateQuery({query, params, view, identity, projectId, dataset}: QueryRequest): unknown {
  const rewritten = rewriteTextQuery({query, params}, view.documents)
  const tree = parseQuery(rewritten.query, rewritten.params)
  try {
    const value = evaluateSync(tree, {
      dataset: view.documents,
      params: rewritten.params,
      identity: identity ?? '<anonymous>',
      sanity: {projectId, dataset},
      timestamp: new Date(),
      dereference: ({_ref}: {_ref: string}) => view.get(_ref) ?? null,
    })
    return toJS(value) ?? null
  } catch (error) {
    throw queryEvaluationError(query, error instanceof Error ? error.message : String(error))
  }
}

function parametersOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(parametersOf)
  if (node === null || typeof node !== 'object') return []
  if ('type' in node && node.type === 'Parameter' && 'name' in node) return [String(node.name)]
  return Object.values(node).flatMap(parametersOf)
}
