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

/** So many lines fit on a label. */
const MOST_LINES = 6

/** The names on lines of their own, and the address below. Of a large household, so many labels that no address is cut off. */
export function labelsOf({people, address}: PostGroup): string[] {
  if (address.length === 0) return []
  const most = Math.max(1, MOST_LINES - address.length)
  const names = people.map(({name}) => name)
  return Array.from({length: Math.ceil(names.length / most)}, (_, place) =>
    [...names.slice(place * most, (place + 1) * most), ...address].join('\n'),
  )
}
