import type {Role} from '@site/schemas/roles'

/** The roles of an account and, of an organiser, the keys of the events. */
export interface HeldRoles {
  roles: readonly Role[]
  events: readonly string[]
}

/** What is given and taken, so that what another admin changed meanwhile stays. */
export interface RolesChange {
  given: Role[]
  taken: Role[]
  eventsGiven: string[]
  eventsTaken: string[]
}

/** The change from what somebody holds to what was ticked; undefined if there is none. Only organisers have events. */
export function changeBetween(held: HeldRoles, ticked: HeldRoles): RolesChange | undefined {
  const events = ticked.roles.includes('organiser') ? ticked.events : []
  const change = {
    given: without(ticked.roles, held.roles),
    taken: without(held.roles, ticked.roles),
    eventsGiven: without(events, held.events),
    eventsTaken: without(held.events, events),
  }
  return Object.values(change).some((part) => part.length > 0) ? change : undefined
}

const without = <Item>(items: readonly Item[], others: readonly Item[]) =>
  items.filter((item) => !others.includes(item))
