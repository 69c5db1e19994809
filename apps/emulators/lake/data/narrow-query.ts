import type {LakeDocument} from '../contract.ts'
import {mapChildren, type GroqNode} from './groq-tree.ts'
import {requiredValues} from './required-values.ts'
import type {View} from './view.ts'

interface NarrowedQuery {
  tree: GroqNode
  /** Lists of documents that the tree refers to as parameters. */
  params: Record<string, LakeDocument[]>
}

/**
 * Lets `*[…]` begin with the documents of the types or ids that its condition requires, instead of with all of them.
 * The condition stays as it is, so the result is the same.
 */
export function narrowQuery(query: GroqNode, view: View): NarrowedQuery {
  const params: Record<string, LakeDocument[]> = {}

  function narrow(node: GroqNode): GroqNode {
    const inner = mapChildren(node, narrow)
    if (inner.type !== 'Filter' || inner.base.type !== 'Everything') return inner
    const documents = candidates(inner.expr, view)
    if (!documents) return inner
    // No name of a parameter in GROQ has a space.
    const name = `narrowed ${Object.keys(params).length}`
    params[name] = documents
    return {...inner, base: {type: 'Parameter', name}}
  }

  return {tree: narrow(query), params}
}

function candidates(condition: GroqNode, view: View): LakeDocument[] | undefined {
  const ids = requiredValues(condition, '_id')
  if (ids) return view.withIds(ids)
  const types = requiredValues(condition, '_type')
  return types && view.withTypes(types)
}
