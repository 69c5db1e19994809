import type {Messages} from 'next-intl'

/** Kinds of registration that have a form here, as in `registration.kind`. */
export const registrationKinds = ['general', 'trip', 'race'] as const

/** The messages of the registration dialog of that kind. */
export function registrationMessages(
  {registrations, submission}: Messages,
  kind: (typeof registrationKinds)[number],
) {
  const {shared, [kind]: ofKind} = registrations
  return {submission, registrations: {shared, [kind]: ofKind}}
}
