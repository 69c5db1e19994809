import type * as z from 'zod'
import type {FormEvent} from '../form/registrations-actions.ts'
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
  {eventKey, name, date}: FormEvent,
  locale: string,
) {
  return {registration, eventName: name, eventDate: date, eventKey, locale, website}
}
