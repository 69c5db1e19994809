import {donationRequest} from '@site/schemas/requests/donation'
import {defineCheckout} from '../_shared/checkout/define-checkout.ts'

export const handler = defineCheckout({
  name: 'create-donation',
  schema: donationRequest,
  procedure: 'create_donation',
  isPersonal: true,
  toSubmission: ({website: _website, ...donation}) => donation,
  toDetails: ({campaign}) => ({campaign}),
})
