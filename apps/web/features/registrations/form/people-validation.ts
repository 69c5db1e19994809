import {
  busRegistrationRequest,
  eventRegistrationRequest,
  type RegistrationFields,
  type RegistrationRequest,
} from '@site/schemas/requests/event-registration'
import {validationOf} from '#/ui/forms/validation-of.ts'

export const peopleValidation = {
  general: validationOf<RegistrationFields, RegistrationRequest>(eventRegistrationRequest),
  trip: validationOf<RegistrationFields, RegistrationRequest>(busRegistrationRequest),
}
