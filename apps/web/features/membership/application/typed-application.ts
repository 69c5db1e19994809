import type {ApplicationFields} from './application-fields.ts'

export const emptyApplication: ApplicationFields = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  notes: '',
  ageConfirmed: false,
  paymentMethod: 'stripe',
  renews: false,
  newsletter: false,
  website: '',
}

/** The treasurer sorts transfers by the word after the names. */
export function transferReference(firstName: string, lastName: string): string | undefined {
  const names = [firstName, lastName].map((name) => name.trim().replaceAll(/\s+/g, ' '))
  return names.every(Boolean) ? [...names, 'Membership'].join(' ') : undefined
}
