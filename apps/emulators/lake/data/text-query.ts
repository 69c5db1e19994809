import {evaluateSync, parse, type EvaluateOptions} from 'groq-js'
import type {LakeDocument} from '../contract.ts'
import {mapChildren, nodesOf, yieldsDocuments, type GroqNode} from './groq-tree.ts'
import {parseTextSearch, wordsIn, wordsOfDocument} from './text-search.ts'

/**
 * Replaces `… match text::query(…)`, which the Studio's lists and searches use and groq-js cannot evaluate, by a list
 * of the documents where it holds. Inside nested arrays it becomes a plain `match`. What is searched is evaluated in
 * the scope of each document.
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
    // What a field of a document holds, the document holds; only an exclusion turns that around.
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

/** `@` or `[@, …]`. */
const isWholeDocument = (node: GroqNode): boolean =>
  node.type === 'This' || (node.type === 'Array' && node.elements.some(({value}) => value.type === 'This'))

const isOwnField = (node: GroqNode): boolean =>
  node.type === 'AccessAttribute' && (node.base === undefined || isOwnField(node.base))

const idsOf = (documents: LakeDocument[]) => new Set(documents.map(({_id}) => _id))

const leavesDocument = (node: GroqNode) => [...nodesOf(node)].some(({type}) => type === 'Parent')

/** Whether `@` is a document in what a node does with each item of its base. */
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

/**
 * `_id in …`. An array would be walked through for each document, so this is a path that matches what is in the set:
 * the one right side of `in` that groq-js asks instead of walking.
 */
function idIn(ids: Set<string>): GroqNode {
  const value = Object.assign(Object.create(anyPath) as object, {matches: (id: string) => ids.has(id)})
  return {
    type: 'OpCall',
    op: 'in',
    left: {type: 'AccessAttribute', name: '_id'},
    right: {type: 'Value', value},
  }
}
