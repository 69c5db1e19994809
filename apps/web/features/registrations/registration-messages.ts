import type {FormKind} from '@site/schemas/statuses/registration'
import type {Messages} from 'next-intl'

export const registrationMessages =
  (kind: FormKind) =>
  ({registrations: {shared, [kind]: ofKind}, submission}: Messages) => ({
    registrations: {shared, [kind]: ofKind},
    submission,
  })
