import {
  compareTurns,
  isConsentMissing,
  isExpected,
  nameOf,
  shownStatusOf,
  type Registration,
  type Runner,
} from '../records/registration.ts'
import {boughtText, type TicketOrder} from '../records/ticket-order.ts'

/** A person is a runner, or everybody of a registration without runners. */
export interface PrintedPerson {
  id: string
  runnerId: string | null
  name: string
  /** It is null for adults, and for those of whom none is asked. */
  age: number | null
  people: number
  registeredBy: string | null
  /** It is the phone number, else the email address; empty for tickets. */
  contact: string
  shownStatus: ReturnType<typeof shownStatusOf>
  isConsentMissing: boolean
  notes: string
  came: boolean | null
}

/** `expected` have a place, `waiting` wait for one, and `ended` no longer count. */
const parts = ['expected', 'waiting', 'ended'] as const

export interface PrintedPart {
  name: (typeof parts)[number]
  persons: PrintedPerson[]
  people: number
}

const collator = new Intl.Collator('lt')

/** Empty parts are left out. Those who wait for a place keep their order; others are sorted by name. */
export function printedList(
  registrations: readonly Registration[],
  orders: readonly TicketOrder[] = [],
): PrintedPart[] {
  return parts.flatMap((name) => {
    const those = registrations.filter((registration) => partOf(registration) === name)
    const buyers = name === 'expected' ? orders.map(toBuyer) : []
    const persons =
      name === 'waiting'
        ? those.toSorted(compareTurns).flatMap(toPersons)
        : [...those.flatMap(toPersons), ...buyers].toSorted((a, b) => collator.compare(a.name, b.name))
    const people = persons.reduce((sum, person) => sum + person.people, 0)
    return persons.length > 0 ? [{name, persons, people}] : []
  })
}

function partOf(registration: Registration): PrintedPart['name'] {
  if (isExpected(registration)) return 'expected'
  return registration.status === 'waiting' ? 'waiting' : 'ended'
}

function toBuyer(order: TicketOrder): PrintedPerson {
  const {id, name, tickets, orderNumber, came} = order
  return {
    id,
    runnerId: null,
    name: name ?? '',
    age: null,
    people: tickets,
    registeredBy: null,
    contact: '',
    shownStatus: 'registered',
    isConsentMissing: false,
    notes: [boughtText(order), orderNumber].filter(Boolean).join('\n'),
    came,
  }
}

function toPersons(registration: Registration): PrintedPerson[] {
  const {runners} = registration
  if (runners.length === 0) return [toPerson(registration, undefined)]
  return runners.map((runner) => toPerson(registration, runner))
}

function toPerson(registration: Registration, runner: Runner | undefined): PrintedPerson {
  const {id, places, phone, email, note, specialRequests, came} = registration
  const name = nameOf(runner ?? registration)
  const registeredBy = nameOf(registration)
  return {
    id: runner?.id ?? id,
    runnerId: runner?.id ?? null,
    name,
    age: runner?.age ?? null,
    people: runner ? 1 : places,
    registeredBy: registeredBy === name ? null : registeredBy,
    contact: phone ?? email,
    shownStatus: shownStatusOf(registration),
    isConsentMissing: runner ? runner.needsConsent : isConsentMissing(registration),
    notes: [note, specialRequests].filter(Boolean).join('\n'),
    came: runner ? runner.came : came,
  }
}
