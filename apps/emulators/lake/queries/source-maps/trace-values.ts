import type {GroqNode, ObjectAttribute} from '../groq-tree.ts'

export const tracedValue = Symbol('value')
export const tracedHolder = Symbol('holder')
export const tracedField = Symbol('field')

export interface Traced {
  [tracedValue]: unknown
  [tracedHolder]?: unknown
  [tracedField]?: string | number
}

interface TracedQuery {
  tree: GroqNode
  splats: symbol[]
}

/** groq-js passes on objects and arrays by identity, but a text or number can only be traced through its holder. */
export function traceValues(query: GroqNode): TracedQuery {
  const splats: symbol[] = []

  function trace(node: GroqNode): GroqNode {
    switch (node.type) {
      case 'Group':
        return trace(node.base)
      case 'Map':
        return {...node, expr: trace(node.expr)}
      case 'Projection':
        return {...node, expr: node.expr.type === 'Object' ? traceObject(node.expr) : node.expr}
      case 'Object':
        return traceObject(node)
      case 'Array':
        return {...node, elements: node.elements.map(traceElement)}
      case 'Select':
        return {
          ...node,
          alternatives: node.alternatives.map((alternative) => ({
            ...alternative,
            value: trace(alternative.value),
          })),
          ...(node.fallback && {fallback: trace(node.fallback)}),
        }
      case 'AccessAttribute':
        return traced(node, node.base ?? {type: 'This'}, node.name)
      case 'AccessElement':
        return isProjected(node.base)
          ? {...node, base: traceItems(node.base)}
          : traced(node, node.base, node.index)
      case 'FuncCall':
        return node.name === 'coalesce' ? trace(asSelect(node.args)) : traced(node)
      default:
        return isProjected(node) ? traceItems(node) : traced(node)
    }
  }

  function traceItems(node: GroqNode): GroqNode {
    if (node.type === 'Map') return trace(node)
    return node.type === 'Slice' || node.type === 'Group' ? {...node, base: traceItems(node.base)} : node
  }

  function traceObject(node: Extract<GroqNode, {type: 'Object'}>): GroqNode {
    return {...node, attributes: node.attributes.flatMap(traceAttribute)}
  }

  function traceAttribute(attribute: ObjectAttribute): ObjectAttribute[] {
    if (attribute.type === 'ObjectAttributeValue') return [{...attribute, value: trace(attribute.value)}]
    if (attribute.value.type === 'Object') return [{...attribute, value: traceObject(attribute.value)}]
    if (attribute.type === 'ObjectConditionalSplat') return [attribute]
    const holder = Symbol('splat')
    splats.push(holder)
    return [attribute, {type: 'ObjectAttributeValue', name: holder, value: attribute.value}]
  }

  /** A spread value has to stay a list. */
  function traceElement<Element extends {value: GroqNode; isSplat: boolean}>(element: Element): Element {
    return element.isSplat ? element : {...element, value: trace(element.value)}
  }

  return {tree: trace(query), splats}
}

function isProjected(node: GroqNode): boolean {
  if (node.type === 'Slice' || node.type === 'Group') return isProjected(node.base)
  return node.type === 'Map'
}

function traced(value: GroqNode, holder?: GroqNode, field?: string | number): GroqNode {
  const attribute = (name: symbol, node: GroqNode) => ({
    type: 'ObjectAttributeValue' as const,
    name,
    value: node,
  })
  return {
    type: 'Object',
    attributes: [
      attribute(tracedValue, value),
      ...(holder && field !== undefined
        ? [attribute(tracedHolder, holder), attribute(tracedField, {type: 'Value', value: field})]
        : []),
    ],
  }
}

function asSelect(values: GroqNode[]): GroqNode {
  return {
    type: 'Select',
    alternatives: values.map((value) => ({
      type: 'SelectAlternative',
      condition: {type: 'FuncCall', namespace: 'global', name: 'defined', args: [value]},
      value,
    })),
  }
}
