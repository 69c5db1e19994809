import {GroqSyntaxError, parse} from 'groq-js'
import {queryParseError} from './data-errors.ts'
import {nodesOf, type GroqNode} from './groq-tree.ts'

/** Parses a GROQ query with its parameters put in. Throws `LakeError` 400, in the vendor's shape, for a broken one. */
export function parseQuery(query: string, params: Record<string, unknown>): GroqNode {
  let tree: GroqNode
  try {
    // Without a line break groq-js takes a comment at the end for the beginning of an expression.
    tree = parse(`${query}\n`, {params})
  } catch (error) {
    if (error instanceof GroqSyntaxError) {
      throw queryParseError(
        query,
        inVendorsWords(error.message.replace(/^Syntax error.*?: /, '')),
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
  return tree
}

/** The client shows this message to whoever wrote the query; groq-js words the commonest one differently. */
function inVendorsWords(message: string): string {
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
