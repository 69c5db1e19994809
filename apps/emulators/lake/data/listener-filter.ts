import {evaluateSync} from 'groq-js'
import type {LakeDocument} from '../contract.ts'
import {queryEvaluationError} from '../queries/query-errors.ts'
import {comparesChanges, scopeOf, type QueryScope} from '../queries/evaluate-query.ts'
import type {GroqNode} from '../queries/groq-tree.ts'
import {limitSteps, type Steps} from './limit-steps.ts'
import {parseQuery} from '../queries/parse-query.ts'
import {hasTextQuery, resolveTextQueries} from '../queries/text-query.ts'

/** This takes a few milliseconds per document. Filters need a few hundred steps at most. */
const MAX_STEPS = 20_000

interface ListenerQuery extends Omit<QueryScope, 'view'> {
  query: string
  params: Record<string, unknown>
}

/**
 * Only the query's filter counts, and references are not followed. The predicate throws when it takes too long.
 * @throws {LakeError} 400 for a faulty query
 */
export function listenerFilter({
  query,
  params,
  ...caller
}: ListenerQuery): (document: LakeDocument) => boolean {
  const filter = filterOf(parseQuery(query, params))
  if (comparesChanges(filter))
    throw queryEvaluationError(query, 'The filter of a listener may not use diff::')
  const searchesText = hasTextQuery(filter)
  const steps: Steps = {left: 0}
  const limited = limitSteps(filter, steps)
  return (document) => {
    const scope = {...scopeOf(caller), dataset: [document], dereference: () => null}
    const tree = searchesText ? limitSteps(resolveTextQueries(filter, [document], scope), steps) : limited
    steps.left = MAX_STEPS
    const found: unknown = evaluateSync(tree, scope).data
    return Array.isArray(found) ? found.length > 0 : Boolean(found)
  }
}

function filterOf(node: GroqNode): GroqNode {
  switch (node.type) {
    case 'AccessElement':
    case 'ArrayCoerce':
    case 'FlatMap':
    case 'Group':
    case 'Map':
    case 'PipeFuncCall':
    case 'Projection':
    case 'Slice':
      return filterOf(node.base)
    case 'AccessAttribute':
    case 'Deref':
      return node.base ? filterOf(node.base) : node
    default:
      return node
  }
}
