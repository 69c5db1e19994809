import {membershipRequest} from '@site/schemas/requests/membership'
import {defineCheckout} from '../_shared/checkout/define-checkout.ts'

export const handler = defineCheckout({
  name: 'create-membership-payment',
  schema: membershipRequest,
  procedure: 'create_membership_payment',
  toSubmission: ({website: _website, ...application}) => application,
  toDetails: ({email}) => ({email}),
})
