import type * as z from 'zod'
import type {RequestEvent} from '../form/registrations-actions.ts'
import type {Registrants} from '../form/sent-registration.tsx'
import type {adultFields} from './adult-fields.ts'

export const emptyAdult: z.input<typeof adultFields> = {
  category: 'adult',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  emergencyContact: '',
  emergencyPhone: '',
  medicalConditions: '',
  website: '',
}

export function toAdultRequest(
  {website, ...registration}: z.output<typeof adultFields>,
  {eventKey, name, date}: RequestEvent,
  locale: string,
) {
  return {registration, eventName: name, eventDate: date, eventKey, locale, website}
}

export function adultIn({firstName, lastName, email}: z.output<typeof adultFields>): Registrants {
  return {names: [`${firstName} ${lastName}`], email}
}
