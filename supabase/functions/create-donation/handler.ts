import {donationRequest} from '@site/schemas/requests/donation'
import {defineCheckout} from '../_shared/checkout/define-checkout.ts'

/** Begins a donation by card. */
export const handler = defineCheckout({
  name: 'create-donation',
  schema: donationRequest,
  procedure: 'create_donation',
  isPersonal: true,
  toSubmission: ({amount, donorName, message, campaign, showInDonorList, locale}) => ({
    amount,
    donorName,
    message,
    campaign,
    showInDonorList,
    locale,
  }),
  toDetails: ({campaign}) => ({campaign}),
})
