import * as z from 'zod'
import {
  isConsentMissing,
  isExpected,
  nameOf,
  type Registration,
  type Runner,
} from '../registrations/registration.ts'

/** Somebody who is expected at the door: a runner, or everybody of a registration without runners. */
export interface Attendee {
  id: string
  registrationId: string
  /** Null for a registration without runners. */
  runnerId: string | null
  name: string
  /** Number of people. */
  people: number
  isConfirmed: boolean
  isConsentMissing: boolean
  came: boolean | null
}

/** That somebody came, or not after all. It has no name: it is kept on a phone. `markedAt` is ISO. */
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

/** Everybody who has a place or to whom one is held, by name. */
export function attendeesOf(registrations: readonly Registration[]): Attendee[] {
  return registrations
    .filter(isExpected)
    .flatMap((registration) =>
      registration.runners.length === 0
        ? [toAttendee(registration, undefined)]
        : registration.runners.map((runner) => toAttendee(registration, runner)),
    )
    .toSorted((a, b) => collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1))
}

function toAttendee(registration: Registration, runner: Runner | undefined): Attendee {
  const {id, status, places, came} = registration
  return {
    id: runner?.id ?? id,
    registrationId: id,
    runnerId: runner?.id ?? null,
    name: nameOf(runner ?? registration),
    people: runner ? 1 : places,
    isConfirmed: status === 'registered',
    isConsentMissing: runner ? runner.needsConsent : isConsentMissing(registration),
    came: runner ? runner.came : came,
  }
}

/** The attendees as the marks of this phone, which the database does not have yet, leave them. */
export function withMarks(attendees: readonly Attendee[], marks: readonly Mark[]): Attendee[] {
  return attendees.map((attendee) => {
    const mark = marks.find((each) => idOf(each) === attendee.id)
    return mark ? {...attendee, came: mark.came} : attendee
  })
}

/** The marks with more, of which the later one about somebody counts, as it does in the database. */
export function mergeMarks(marks: readonly Mark[], more: readonly Mark[]): Mark[] {
  const byAttendee = new Map<string, Mark>()
  for (const mark of [...marks, ...more]) {
    const known = byAttendee.get(idOf(mark))
    if (!known || Date.parse(mark.markedAt) >= Date.parse(known.markedAt)) byAttendee.set(idOf(mark), mark)
  }
  return [...byAttendee.values()]
}

/** The marks that were made since others were sent. */
export function withoutSent(marks: readonly Mark[], sent: readonly Mark[]): Mark[] {
  return marks.filter(
    (mark) => !sent.some((each) => idOf(each) === idOf(mark) && each.markedAt === mark.markedAt),
  )
}

/** The registrations as the database has them once it has taken the marks. */
export function applyMarks(registrations: readonly Registration[], marks: readonly Mark[]): Registration[] {
  const cameOf = (id: string, came: boolean | null) => marks.find((mark) => idOf(mark) === id)?.came ?? came
  return registrations.map((registration) => ({
    ...registration,
    came: cameOf(registration.id, registration.came),
    runners: registration.runners.map((runner) => ({...runner, came: cameOf(runner.id, runner.came)})),
  }))
}
