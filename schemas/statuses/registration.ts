/** In the order of a list: what waits for a decision first, what counts no more last. */
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

/** Statuses that have or want a place. */
export const activeRegistrationStatuses = [
  'requested',
  'registered',
  'offered',
  'waiting',
] as const satisfies RegistrationStatus[]
export type ActiveRegistrationStatus = (typeof activeRegistrationStatuses)[number]

export const isActiveStatus = (status: RegistrationStatus): status is ActiveRegistrationStatus =>
  activeRegistrationStatuses.some((active) => active === status)

/** Kinds of registration with a form on the site. */
export const formKinds = ['general', 'trip', 'race'] as const
export type FormKind = (typeof formKinds)[number]

export const runnerCategories = ['adult', 'child'] as const
export type RunnerCategory = (typeof runnerCategories)[number]
