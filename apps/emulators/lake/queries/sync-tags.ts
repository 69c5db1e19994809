import type {DocumentChange} from '../contract.ts'
import {nodesOf, type GroqNode} from './groq-tree.ts'
import {requiredValues} from './required-values.ts'

const tag = (name: string) => `s1:${name}`
const EVERYTHING = tag('all')

export function tagsOfQuery(query: GroqNode): string[] {
  const nodes = [...nodesOf(query)]
  const reads = nodes.filter(readsDocuments).length
  const types = nodes.flatMap((node) => {
    const required =
      node.type === 'Filter' && node.base.type === 'Everything' && requiredValues(node.expr, '_type')
    return required ? [required] : []
  })
  if (types.length < reads) return [EVERYTHING]
  return [...new Set(types.flatMap((names) => [...names]))].toSorted().map(tag)
}

const readsDocuments = (node: GroqNode) =>
  node.type === 'Everything' ||
  node.type === 'Deref' ||
  (node.type === 'FuncCall' && ['documents', 'releases'].includes(node.namespace))

export function tagsOfChanges(changes: DocumentChange[]): string[] {
  const types = changes
    .flatMap(({before, after}) => [before?._type, after?._type])
    .filter((type) => type !== undefined)
  return [...new Set([...types.map(tag), EVERYTHING])]
}
