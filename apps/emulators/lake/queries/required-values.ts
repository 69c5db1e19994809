import type {GroqNode} from './groq-tree.ts'

/** Returns `undefined` when the condition does not restrict `attribute`. */
export function requiredValues(condition: GroqNode, attribute: '_id' | '_type'): Set<string> | undefined {
  switch (condition.type) {
    case 'Group':
      return requiredValues(condition.base, attribute)
    case 'And':
      return requiredValues(condition.left, attribute) ?? requiredValues(condition.right, attribute)
    case 'Or': {
      const left = requiredValues(condition.left, attribute)
      const right = requiredValues(condition.right, attribute)
      return left && right && new Set([...left, ...right])
    }
    case 'OpCall': {
      const {op, left, right} = condition
      if (op === '==' && isAttribute(left, attribute)) return strings(right)
      if (op === '==' && isAttribute(right, attribute)) return strings(left)
      if (op === 'in' && isAttribute(left, attribute)) return members(right)
      return undefined
    }
    default:
      return undefined
  }
}

const isAttribute = (node: GroqNode, name: string) =>
  node.type === 'AccessAttribute' && node.name === name && node.base === undefined

const isString = (value: unknown): value is string => typeof value === 'string'

const strings = (node: GroqNode) =>
  node.type === 'Value' ? new Set([node.value].filter(isString)) : undefined

function members(node: GroqNode): Set<string> | undefined {
  if (node.type === 'Value') {
    const list: unknown = node.value
    return Array.isArray(list) ? new Set(list.filter(isString)) : undefined
  }
  if (node.type !== 'Array') return undefined
  const values = node.elements.map(({value, isSplat}) => (isSplat ? undefined : strings(value)))
  return values.every((value) => value !== undefined)
    ? new Set(values.flatMap((value) => [...value]))
    : undefined
}
