import type {DocumentChange, Transaction} from '../contract.ts'
import {effectsOf} from '../data/mendoza-patch.ts'

interface LineOptions {
  /** Effects are not left out. */
  excludeContent: boolean
  excludeMutations: boolean
  withEffects: boolean
  only: string[] | undefined
}

export function transactionLine(
  {id, timestamp, author, changes}: Transaction,
  {excludeContent, excludeMutations, withEffects, only}: LineOptions,
) {
  const shown = only ? changes.filter((change) => only.includes(change.id)) : changes
  return {
    id,
    timestamp,
    author,
    documentIDs: shown.map((change) => change.id),
    ...(!excludeMutations && {
      mutations: shown.flatMap((change) =>
        excludeContent
          ? change.mutations.map((mutation) => withoutContent(mutation, change))
          : change.mutations,
      ),
    }),
    ...(withEffects && {
      effects: Object.fromEntries(shown.map((change) => [change.id, effectsOf(change)])),
    }),
  }
}

function withoutContent(mutation: Record<string, unknown>, {id, before, after}: DocumentChange) {
  const [kind = 'patch'] = Object.keys(mutation)
  const isWhole = kind.startsWith('create')
  return {[kind]: isWhole ? {_id: id, _type: (after ?? before)?._type} : {id}}
}
