import {NOTE_LIMIT} from '@site/schemas/requests/event-registration'
import {optionalPhoneNumber, phoneNumber} from '@site/schemas/form-fields/phone-number'
import {personName} from '@site/schemas/form-fields/person'
import {childAgeRange} from '@site/schemas/requests/registration-ranges'
import {optionalText} from '@site/schemas/form-fields/text'
import {wholeNumber} from '@site/schemas/form-fields/whole-number'
import * as z from 'zod'
import {type ManagedRegistration, noteOf, ownRunner, type Runner} from './managed-registration.ts'

interface Name {
  firstName: string
  lastName: string
}

/** A phone number and ages are not shown: nothing typed keeps them. */
export interface CorrectionFields extends Name {
  phone?: string | null
  isPhoneRemoved: boolean
  note?: string | null
  seats: string | number
  /** The keys are ids. */
  runners: Record<string, Name & {age: string | number}>
}

export interface Correction extends Name {
  phone: string | null
  isPhoneRemoved: boolean
  note: string | null
  seats: number
  runners: Record<string, Name & {age: number | null}>
}

/** `change_registration()` takes this: what is not named stays. */
export interface RegistrationChanges {
  firstName?: string
  lastName?: string
  phone?: string | null
  note?: string | null
  specialRequests?: string | null
  seats?: number
  runners?: ({id: string} & Partial<Name & {age: number}>)[]
}

export function correctionFields(registration: ManagedRegistration): CorrectionFields {
  const {firstName, lastName, seats, runners} = registration
  return {
    firstName,
    lastName,
    phone: '',
    isPhoneRemoved: false,
    note: noteOf(registration) ?? '',
    seats,
    runners: Object.fromEntries(
      runners.map((runner) => [runner.id, {firstName: runner.firstName, lastName: runner.lastName, age: ''}]),
    ),
  }
}

/** The rules are those of the form that registered. */
export function correctionSchema({
  kind,
  phoneEnding,
  seats,
  runners,
}: ManagedRegistration): z.ZodType<Correction, CorrectionFields> {
  return z.object({
    firstName: personName,
    lastName: personName,
    phone: kind === 'general' || phoneEnding !== null ? optionalPhoneNumber : phoneNumber,
    isPhoneRemoved: z.boolean(),
    note: optionalText(NOTE_LIMIT),
    seats: wholeNumber({min: kind === 'race' ? 0 : 1, max: seats, error: 'seatsRange'}),
    runners: z.object(Object.fromEntries(runners.map((runner) => [runner.id, runnerSchema(runner)]))),
  })
}

function runnerSchema({category}: Runner) {
  const typed = z.union([z.string(), z.number()])
  const age: z.ZodType<number | null, string | number> =
    category === 'child'
      ? typed
          .transform((value) => (String(value).trim() === '' ? null : value))
          .pipe(wholeNumber({...childAgeRange, error: 'ageRange'}).nullable())
      : typed.transform(() => null)
  return z.object({firstName: personName, lastName: personName, age})
}

/** The result is empty if nothing differs from the registration as it was shown. */
export function registrationChanges(shown: ManagedRegistration, typed: Correction): RegistrationChanges {
  const {kind, runners} = shown
  const own = ownRunner(shown)
  const name = (own && typed.runners[own.id]) ?? typed
  const changedRunners = runners.flatMap((runner) => {
    const {firstName, lastName, age} = typed.runners[runner.id] ?? {...runner, age: null}
    const changes = {...differing({firstName, lastName}, runner), ...(age !== null && {age})}
    return Object.keys(changes).length > 0 ? [{id: runner.id, ...changes}] : []
  })
  return {
    ...differing({firstName: name.firstName, lastName: name.lastName}, shown),
    ...(typed.phone !== null ? {phone: typed.phone} : typed.isPhoneRemoved && {phone: null}),
    ...(kind === 'general' && differing({note: typed.note}, shown)),
    ...(kind === 'trip' && differing({specialRequests: typed.note}, shown)),
    ...(kind !== 'race' && differing({seats: typed.seats}, shown)),
    ...(changedRunners.length > 0 && {runners: changedRunners}),
  }
}

function differing<Fields extends object>(typed: Fields, shown: object): Partial<Fields> {
  const before = shown as Partial<Fields>
  const changed = Object.entries(typed).filter(
    ([name, value]) => value !== undefined && value !== before[name as keyof Fields],
  )
  return Object.fromEntries(changed) as Partial<Fields>
}
