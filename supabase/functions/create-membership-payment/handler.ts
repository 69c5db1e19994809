import {membershipRequest} from '@site/schemas/requests/membership'
import {defineCheckout} from '../_shared/checkout/define-checkout.ts'
import {toApplication} from '../_shared/membership-application.ts'

export const handler = defineCheckout({
  name: 'create-membership-payment',
  schema: membershipRequest,
  procedure: 'create_membership_payment',
  toSubmission: toApplication,
  toDetails: ({email}) => ({email}),
})
