import {evaluateSync, parse, type EvaluateOptions} from 'groq-js'
import type {LakeDocument} from '../contract.ts'
import {mapChildren, nodesOf, yieldsDocuments, type GroqNode} from './groq-tree.ts'
import {parseTextSearch, wordsIn, wordsOfDocument} from './text-search.ts'

/**
 * The Studio uses `… match text::query(…)`, which groq-js cannot evaluate, so a list of matching documents replaces it.
 */
export function resolveTextQueries(
  query: GroqNode,
  documents: LakeDocument[],
  scope: EvaluateOptions,
): GroqNode {
  if (!hasTextQuery(query)) return query

  function resolve(node: GroqNode, inDocument: boolean): GroqNode {
    if (isTextMatch(node)) {
      const [search] = node.right.args
      const {left} = node
      if (search?.type !== 'Value' || typeof search.value !== 'string') return {type: 'Value', value: false}
      return inDocument && !leavesDocument(left) ? idIn(found(left, search.value)) : {...node, right: search}
    }
    const inner = scopeWithin(node, inDocument)
    return mapChildren(node, (child, key) => resolve(child, key === 'base' ? inDocument : inner))
  }

  function found(left: GroqNode, text: string): Set<string> {
    const search = parseTextSearch(text)
    if (isWholeDocument(left)) return idsOf(wholeDocuments(text))
    // A match in a field is a match in the document, unless the search excludes terms.
    const candidates = isOwnField(left) && !text.includes('-') ? wholeDocuments(text) : documents
    return idsOf(
      candidates.filter((document) => search(wordsIn(evaluateSync(left, {...scope, root: document}).data))),
    )
  }

  const known = new Map<string, LakeDocument[]>()
  function wholeDocuments(text: string): LakeDocument[] {
    let matching = known.get(text)
    if (!matching) {
      const search = parseTextSearch(text)
      matching = documents.filter((document) => search(wordsOfDocument(document)))
      known.set(text, matching)
    }
    return matching
  }

  return resolve(query, false)
}

export const hasTextQuery = (query: GroqNode) => [...nodesOf(query)].some(isTextMatch)

interface TextMatch {
  type: 'OpCall'
  op: 'match'
  left: GroqNode
  right: {type: 'FuncCall'; namespace: 'text'; name: 'query'; args: GroqNode[]}
}

const isTextMatch = (node: GroqNode): node is TextMatch =>
  node.type === 'OpCall' &&
  node.op === 'match' &&
  node.right.type === 'FuncCall' &&
  node.right.namespace === 'text' &&
  node.right.name === 'query'

const isWholeDocument = (node: GroqNode): boolean =>
  node.type === 'This' || (node.type === 'Array' && node.elements.some(({value}) => value.type === 'This'))

const isOwnField = (node: GroqNode): boolean =>
  node.type === 'AccessAttribute' && (node.base === undefined || isOwnField(node.base))

const idsOf = (documents: LakeDocument[]) => new Set(documents.map(({_id}) => _id))

const leavesDocument = (node: GroqNode) => [...nodesOf(node)].some(({type}) => type === 'Parent')

function scopeWithin(node: GroqNode, inDocument: boolean): boolean {
  switch (node.type) {
    case 'Filter':
    case 'Map':
    case 'FlatMap':
    case 'PipeFuncCall':
      return yieldsDocuments(node.base)
    case 'Projection':
      return node.base.type === 'This' && inDocument
    default:
      return inDocument
  }
}

const anyPath: object = evaluateSync(parse('path("**")')).data

/** groq-js would scan an array for each document, but it calls a path, so the set poses as one. */
function idIn(ids: Set<string>): GroqNode {
  const value = Object.assign(Object.create(anyPath) as object, {matches: (id: string) => ids.has(id)})
  return {
    type: 'OpCall',
    op: 'in',
    left: {type: 'AccessAttribute', name: '_id'},
    right: {type: 'Value', value},
  }
}
