import type {LakeDocument} from '../contract.ts'
import {mapChildren, type GroqNode} from './groq-tree.ts'
import {requiredValues} from './required-values.ts'
import type {View} from './view.ts'

interface NarrowedQuery {
  tree: GroqNode
  params: Record<string, LakeDocument[]>
}

/** The condition stays in place, so reading only the types or ids that it requires gives the same result. */
export function narrowQuery(query: GroqNode, view: View): NarrowedQuery {
  const params: Record<string, LakeDocument[]> = {}

  function narrow(node: GroqNode): GroqNode {
    const inner = mapChildren(node, narrow)
    if (inner.type !== 'Filter' || inner.base.type !== 'Everything') return inner
    const documents = candidates(inner.expr, view)
    if (!documents) return inner
    // A space cannot occur in a GROQ parameter name.
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
