import {mapChildren, type GroqNode} from '../queries/groq-tree.ts'

export interface Steps {
  left: number
}

/** groq-js reads a node's type each time it evaluates the node, so a getter there can count steps and throw. */
export function limitSteps(node: GroqNode, steps: Steps): GroqNode {
  const {type} = node
  return Object.defineProperty(
    mapChildren(node, (child) => limitSteps(child, steps)),
    'type',
    {
      enumerable: true,
      get() {
        if (steps.left <= 0) throw new Error('The query of this listener takes too long')
        steps.left -= 1
        return type
      },
    },
  )
}
