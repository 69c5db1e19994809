/** groq-js does not export its node types, so this is the part of them that is used here. */
export type GroqNode =
  | {type: 'Everything' | 'This' | 'Parent'}
  | {type: 'Value'; value: unknown}
  | {type: 'Parameter'; name: string}
  | {type: 'AccessAttribute'; name: string; base?: GroqNode}
  | {type: 'And' | 'Or'; left: GroqNode; right: GroqNode}
  | {type: 'OpCall'; op: string; left: GroqNode; right: GroqNode}
  | {type: 'FuncCall'; namespace: string; name: string; args: GroqNode[]}
  | {type: 'Filter' | 'Map' | 'FlatMap' | 'Projection'; base: GroqNode; expr: GroqNode}
  | {type: 'PipeFuncCall'; base: GroqNode; name: string; args: GroqNode[]}
  | {type: 'Group' | 'Slice' | 'ArrayCoerce' | 'Deref'; base: GroqNode}
  | {type: 'AccessElement'; base: GroqNode; index: number}
  | {type: 'Object'; attributes: ObjectAttribute[]}
  | {type: 'Select'; alternatives: SelectAlternative[]; fallback?: GroqNode}
  | {type: 'Array'; elements: GroqElement[]}
  | GroqElement
  | ObjectAttribute
  | SelectAlternative

export type ObjectAttribute =
  | {type: 'ObjectAttributeValue'; name: string | symbol; value: GroqNode}
  | {type: 'ObjectConditionalSplat'; condition: GroqNode; value: GroqNode}
  | {type: 'ObjectSplat'; value: GroqNode}

interface SelectAlternative {
  type: 'SelectAlternative'
  condition: GroqNode
  value: GroqNode
}

interface GroqElement {
  type: 'ArrayElement'
  value: GroqNode
  isSplat: boolean
}

export function* nodesOf(node: GroqNode): Generator<GroqNode> {
  yield node
  for (const value of Object.values(node)) {
    for (const child of childrenIn(node, value)) yield* nodesOf(child)
  }
}

export function mapChildren(node: GroqNode, replace: (child: GroqNode, key: string) => GroqNode): GroqNode {
  const entries = Object.entries(node).map(([key, value]) => {
    const children = childrenIn(node, value)
    const [first] = children
    if (first === undefined) return [key, value]
    return [key, Array.isArray(value) ? children.map((child) => replace(child, key)) : replace(first, key)]
  })
  return Object.fromEntries(entries) as GroqNode
}

function childrenIn(node: GroqNode, value: unknown): GroqNode[] {
  // A constant may hold any value, including one that looks like a node.
  if (node.type === 'Value') return []
  return (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isNode)
}

const isNode = (value: unknown): value is GroqNode =>
  value !== null && typeof value === 'object' && 'type' in value

/** True for documents that are filtered, ordered, scored or sliced, but not projected. */
export function yieldsDocuments(node: GroqNode): boolean {
  switch (node.type) {
    case 'Everything':
      return true
    case 'Filter':
    case 'Slice':
    case 'Group':
    case 'ArrayCoerce':
    case 'PipeFuncCall':
      return yieldsDocuments(node.base)
    default:
      return false
  }
}
