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

export const isActiveStatus = (status: RegistrationStatus): status is ActiveRegistrationStatus =>
  activeRegistrationStatuses.some((active) => active === status)

export const formKinds = ['general', 'trip', 'race'] as const
export type FormKind = (typeof formKinds)[number]

export const runnerCategories = ['adult', 'child'] as const
export type RunnerCategory = (typeof runnerCategories)[number]
