import type {Member} from '../members/member.ts'

/** A line of the list. `reference` tells two people of one name apart; it is null for others. */
export interface Attendee {
  id: string
  firstName: string
  lastName: string
  reference: string | null
}

const collator = new Intl.Collator('lt')

const byName = (one: Attendee, other: Attendee) =>
  collator.compare(one.lastName, other.lastName) || collator.compare(one.firstName, other.firstName)

/** Everybody who has a vote today: one line a person, of a household too, in the order of Lithuanian surnames. */
export function attendeesOf(members: readonly Member[]): Attendee[] {
  const voting = members.filter(({status}) => status === 'active' || status === 'grace')
  const lines = voting.map(({id, firstName, lastName, reference}) => ({id, firstName, lastName, reference}))
  const namesakes = Map.groupBy(lines, ({firstName, lastName}) => `${lastName} ${firstName}`)
  return [...namesakes.values()]
    .flatMap((group) => group.map((line) => (group.length > 1 ? line : {...line, reference: null})))
    .toSorted(byName)
}
