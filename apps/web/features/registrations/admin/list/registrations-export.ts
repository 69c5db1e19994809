import type {Cell, Sheet} from '#/features/admin-list/sheet.ts'
import {nameOf, shownStatusOf, type Registration, type Runner} from '../records/registration.ts'

export const registrationExportColumns = [
  'status',
  'firstName',
  'lastName',
  'age',
  'places',
  'contact',
  'email',
  'phone',
  'note',
  'specialRequests',
  'language',
  'consent',
  'came',
  'suspected',
  'repeated',
  'sent',
  'waitingSince',
] as const
type ExportColumn = (typeof registrationExportColumns)[number]

export interface RegistrationWords {
  column: (column: ExportColumn) => string
  status: (status: ReturnType<typeof shownStatusOf>) => string
  language: (language: Registration['language']) => string
  yes: string
  no: string
}

/** Each runner, or each registration without runners, has a row. Health notes are left out. */
export function registrationSheet(registrations: readonly Registration[], words: RegistrationWords): Sheet {
  const rows = registrations.flatMap((registration) => {
    const {runners} = registration
    return runners.length === 0
      ? [toRow(registration, undefined, words)]
      : runners.map((runner) => toRow(registration, runner, words))
  })
  return [registrationExportColumns.map(words.column), ...rows]
}

function toRow(registration: Registration, runner: Runner | undefined, words: RegistrationWords): Cell[] {
  const yesOrNo = (value: boolean | null) => (value === null ? null : value ? words.yes : words.no)
  const {firstName, lastName, came} = runner ?? registration
  const cells: Record<ExportColumn, Cell> = {
    status: words.status(shownStatusOf(registration)),
    firstName,
    lastName,
    age: runner?.age ?? null,
    places: runner ? 1 : registration.places,
    contact: nameOf(registration),
    email: registration.email,
    phone: registration.phone,
    note: registration.note,
    specialRequests: registration.specialRequests,
    language: words.language(registration.language),
    consent: runner?.category === 'child' ? yesOrNo(!runner.needsConsent) : null,
    came: yesOrNo(came),
    suspected: registration.isSuspected ? words.yes : null,
    repeated: registration.isRepeated ? words.yes : null,
    sent: new Date(registration.sentAt),
    waitingSince: registration.waitingSince === null ? null : new Date(registration.waitingSince),
  }
  return registrationExportColumns.map((column) => cells[column])
}
