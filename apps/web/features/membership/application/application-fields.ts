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
