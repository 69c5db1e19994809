import type {DocumentActionComponent} from 'sanity'

const destructive = ['discardChanges', 'delete'] as const

export function destructiveLast(actions: DocumentActionComponent[]): DocumentActionComponent[] {
  const isDestructive = ({action}: DocumentActionComponent) => destructive.some((name) => name === action)
  return [
    ...actions.filter((action) => !isDestructive(action)),
    ...destructive.flatMap((name) => actions.filter(({action}) => action === name)),
  ]
}
