import {membershipRequest} from '@site/schemas/requests/membership'
import {applicationMethods} from '@site/schemas/statuses/payment'
import * as z from 'zod'

export const applicationForm = membershipRequest.extend({
  paymentMethod: z.enum(applicationMethods),
  renews: z.boolean(),
  newsletter: z.boolean(),
})

export type ApplicationFields = z.input<typeof applicationForm>
export type Application = z.output<typeof applicationForm>

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
