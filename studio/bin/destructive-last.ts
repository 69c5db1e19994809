import type {DocumentActionComponent} from 'sanity'

const destructive = ['discardChanges', 'delete'] as const

/** The actions in the order of the menu, with those that lose something at its end, and deletion last. */
export function destructiveLast(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  const isDestructive = ({action}: DocumentActionComponent) => destructive.some((name) => name === action)
  return [
    ...actions.filter((action) => !isDestructive(action)),
    ...destructive.flatMap((name) => actions.filter(({action}) => action === name)),
  ]
}
