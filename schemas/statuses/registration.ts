/** Lists show the statuses in this order: open decisions first, ended ones last. */
export const registrationStatuses = [
  'requested',
  'registered',
  'offered',
  'waiting',
  'declined',
  'lapsed',
  'cancelled',
] as const
export type RegistrationStatus = (typeof registrationStatuses)[number]

export const activeRegistrationStatuses = [
  'requested',
  'registered',
  'offered',
  'waiting',
] as const satisfies RegistrationStatus[]
export type ActiveRegistrationStatus = (typeof activeRegistrationStatuses)[number]

/** To whom a message about an event goes: registrations by status, and who bought tickets. */
export const messageGroups = [...activeRegistrationStatuses, 'tickets'] as const
export type MessageGroup = (typeof messageGroups)[number]

export const isActiveStatus = (status: RegistrationStatus): status is ActiveRegistrationStatus =>
  activeRegistrationStatuses.some((active) => active === status)

/** `unconfirmed`: the address has to be confirmed; `missed`: the registration lapsed because it was not. */
export type RegistrationStanding = RegistrationStatus | 'unconfirmed' | 'missed'

/** `unconfirmedUntil` is set while the address has to be confirmed, and stays set once that was missed. */
export function registrationStanding({
  status,
  unconfirmedUntil,
}: {
  status: RegistrationStatus
  unconfirmedUntil: string | null
}): RegistrationStanding {
  if (unconfirmedUntil === null) return status
  if (isActiveStatus(status)) return 'unconfirmed'
  return status === 'lapsed' ? 'missed' : status
}

export const formKinds = ['general', 'trip', 'race'] as const
export type FormKind = (typeof formKinds)[number]

export const runnerCategories = ['adult', 'child'] as const
export type RunnerCategory = (typeof runnerCategories)[number]
