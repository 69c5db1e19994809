import * as z from 'zod'
import {
  isConsentMissing,
  isExpected,
  nameOf,
  type Registration,
  type Runner,
} from '../records/registration.ts'
import {boughtText, type TicketOrder} from '../records/ticket-order.ts'

/** An attendee is a runner, or everybody of a registration without runners or of one order of tickets. */
export interface Attendee {
  id: string
  /** It is the id of the payment for tickets. */
  registrationId: string
  /** It is null for a registration without runners. */
  runnerId: string | null
  /** It is empty for a buyer of tickets whom Stripe does not know. */
  name: string
  people: number
  tickets: {orderNumber: string; bought: string; isPartlyRefunded: boolean} | null
  isConfirmed: boolean
  isConsentMissing: boolean
  came: boolean | null
}

/** A mark has no name, since it is kept on a phone. `markedAt` is ISO. */
export type Mark = z.infer<typeof markSchema>

export const markSchema = z.object({
  registrationId: z.uuid(),
  runnerId: z.uuid().nullable(),
  came: z.boolean(),
  markedAt: z.iso.datetime(),
})

const idOf = ({registrationId, runnerId}: Pick<Mark, 'registrationId' | 'runnerId'>) =>
  runnerId ?? registrationId

const collator = new Intl.Collator('lt')

export function attendeesOf(
  registrations: readonly Registration[],
  orders: readonly TicketOrder[] = [],
): Attendee[] {
  const registered = registrations
    .filter(isExpected)
    .flatMap((registration) =>
      registration.runners.length === 0
        ? [toAttendee(registration, undefined)]
        : registration.runners.map((runner) => toAttendee(registration, runner)),
    )
  return [...registered, ...orders.map(toBuyer)].toSorted(
    (a, b) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1),
  )
}

function toAttendee(registration: Registration, runner: Runner | undefined): Attendee {
  const {id, status, places, came} = registration
  return {
    id: runner?.id ?? id,
    registrationId: id,
    runnerId: runner?.id ?? null,
    name: nameOf(runner ?? registration),
    people: runner ? 1 : places,
    tickets: null,
    isConfirmed: status === 'registered',
    isConsentMissing: runner ? runner.needsConsent : isConsentMissing(registration),
    came: runner ? runner.came : came,
  }
}

function toBuyer(order: TicketOrder): Attendee {
  const {id, name, tickets, orderNumber, isPartlyRefunded, came} = order
  return {
    id,
    registrationId: id,
    runnerId: null,
    name: name ?? '',
    people: tickets,
    tickets: {orderNumber, bought: boughtText(order), isPartlyRefunded},
    isConfirmed: true,
    isConsentMissing: false,
    came,
  }
}

/** The database does not have this phone's marks yet. */
export function withMarks(attendees: readonly Attendee[], marks: readonly Mark[]): Attendee[] {
  return attendees.map((attendee) => {
    const mark = marks.find((each) => idOf(each) === attendee.id)
    return mark ? {...attendee, came: mark.came} : attendee
  })
}

/** The later mark about somebody counts, as in the database. */
export function mergeMarks(marks: readonly Mark[], more: readonly Mark[]): Mark[] {
  const byAttendee = new Map<string, Mark>()
  for (const mark of [...marks, ...more]) {
    const known = byAttendee.get(idOf(mark))
    if (!known || Date.parse(mark.markedAt) >= Date.parse(known.markedAt)) byAttendee.set(idOf(mark), mark)
  }
  return [...byAttendee.values()]
}

export function withoutSent(marks: readonly Mark[], sent: readonly Mark[]): Mark[] {
  return marks.filter(
    (mark) => !sent.some((each) => idOf(each) === idOf(mark) && each.markedAt === mark.markedAt),
  )
}

export function applyMarks(registrations: readonly Registration[], marks: readonly Mark[]): Registration[] {
  return applyTo(registrations, marks).map((registration) => ({
    ...registration,
    runners: applyTo(registration.runners, marks),
  }))
}

export function applyTo<Marked extends {id: string; came: boolean | null}>(
  all: readonly Marked[],
  marks: readonly Mark[],
): Marked[] {
  return all.map((one) => ({...one, came: marks.find((mark) => idOf(mark) === one.id)?.came ?? one.came}))
}
