import {GroqSyntaxError, parse} from 'groq-js'
import {queryParseError} from './query-errors.ts'
import {mapChildren, nodesOf, yieldsDocuments, type GroqNode} from './groq-tree.ts'

/** @throws {LakeError} 400 for a faulty query */
export function parseQuery(query: string, params: Record<string, unknown>): GroqNode {
  let tree: GroqNode
  try {
    // Without the line break groq-js fails on a trailing comment.
    tree = parse(`${query}\n`, {params})
  } catch (error) {
    if (error instanceof GroqSyntaxError) {
      throw queryParseError(
        query,
        sanityMessage(error.message.replace(/^Syntax error.*?: /, '')),
        Math.min(error.position, Math.max(query.length - 1, 0)),
      )
    }
    requireParameters(
      query,
      [...query.matchAll(/\$(\w+)/g)].map(([, name = '']) => name),
      params,
    )
    throw queryParseError(query, error instanceof Error ? error.message : String(error), 0)
  }
  const referenced = [...nodesOf(tree)].flatMap((node) => (node.type === 'Parameter' ? [node.name] : []))
  requireParameters(query, referenced, params)
  requireScoredDocuments(query, tree)
  return withPlainPaths(tree)
}

/** groq-js would score anything. */
function requireScoredDocuments(query: string, tree: GroqNode) {
  const isMisused = [...nodesOf(tree)].some(
    (node) => node.type === 'PipeFuncCall' && node.name === 'score' && !yieldsDocuments(node.base),
  )
  if (isMisused) throw queryParseError(query, 'score() needs documents, not values', query.indexOf('score'))
}

/** groq-js compares only strings with a path: `path(_id) in path("drafts.**")` becomes `_id in path("drafts.**")`. */
function withPlainPaths(node: GroqNode): GroqNode {
  const inner = mapChildren(node, withPlainPaths)
  if (inner.type !== 'OpCall' || inner.op !== 'in') return inner
  const {left} = inner
  const [text] = left.type === 'FuncCall' && left.name === 'path' ? left.args : []
  return text ? {...inner, left: text} : inner
}

/** The client shows this message to the developer. groq-js words the most common one differently. */
function sanityMessage(message: string): string {
  return message === 'Unexpected end of query' ? 'unexpected end-of-file, expected expression' : message
}

function requireParameters(query: string, names: string[], params: Record<string, unknown>) {
  const missing = names.find((name) => !Object.hasOwn(params, name))
  if (missing === undefined) return
  const start = query.search(new RegExp(`\\$${missing}\\b`))
  throw queryParseError(
    query,
    `param $${missing} referenced, but not provided`,
    start,
    start + missing.length,
  )
}
