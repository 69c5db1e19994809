import {mapChildren, type GroqNode} from './groq-tree.ts'

export interface Steps {
  left: number
}

/**
 * A copy of the tree whose evaluation throws when no steps are left. groq-js reads the type of a node each time it
 * evaluates it, and so do its loops.
 */
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
