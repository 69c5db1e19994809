import {membershipRequest} from '@site/schemas/requests/membership'
import {defineCheckout} from '../_shared/checkout/define-checkout.ts'
import {toApplication} from '../_shared/membership-application.ts'

/** Takes an application for membership and begins its payment by card. */
export const handler = defineCheckout({
  name: 'create-membership-payment',
  schema: membershipRequest,
  procedure: 'create_membership_payment',
  toSubmission: toApplication,
  toDetails: ({email}) => ({email}),
})
