import type {Role} from '@site/schemas/roles'

export interface HeldRoles {
  roles: readonly Role[]
  events: readonly string[]
}

/** The change lists what is given and taken, so that what another admin changed meanwhile stays. */
export interface RolesChange {
  given: Role[]
  taken: Role[]
  eventsGiven: string[]
  eventsTaken: string[]
}

/** Returns undefined if nothing changes. Only organisers have events. */
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

export function toggled<Item>(items: readonly Item[], item: Item, isTicked: boolean): Item[] {
  const others = items.filter((each) => each !== item)
  return isTicked ? [...others, item] : others
}
