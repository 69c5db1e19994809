import type {FormKind} from '@site/schemas/statuses/registration'
import type {Messages} from 'next-intl'

export function registrationMessages({registrations, submission}: Messages, kind: FormKind) {
  const {shared, [kind]: ofKind} = registrations
  return {submission, registrations: {shared, [kind]: ofKind}}
}
