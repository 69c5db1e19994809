import {fold} from '@site/schemas/fold'
import type {PostMember} from './letters-queries.ts'

/** Those of one household at one address: one envelope, and one call. */
export interface PostGroup {
  people: [PostMember, ...PostMember[]]
  /** The lines of the postal address; none if it is unknown. */
  address: string[]
  /** Each number once. */
  phones: string[]
}

/** In the order of the first of each group. Whoever has another address than the household stays alone. */
export function postGroups(members: readonly PostMember[]): PostGroup[] {
  const groups = Map.groupBy(members, ({id, household, address}) =>
    household === null ? id : `${household} ${fold(address.join(' '))}`,
  )
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const people: PostGroup['people'] = [first, ...others]
    const phones = people.flatMap(({phone}) => phone ?? [])
    return [{people, address: first.address, phones: [...new Set(phones)]}]
  })
}

/** The names on lines of their own, and the address below. */
export const labelOf = ({people, address}: PostGroup): string =>
  [...people.map(({name}) => name), ...address].join('\n')
