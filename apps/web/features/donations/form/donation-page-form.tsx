'use client'

import {BlockedPayment} from '#/ui/checkout/blocked-payment.tsx'
import {usePaymentPage} from '#/ui/checkout/use-payment-page.tsx'
import {usePosting} from '#/ui/forms/posting.tsx'
import {type DonationCampaign, useGiftAidCharity} from '../campaign-of-page.tsx'
import {DonationForm} from './donation-form.tsx'
import {postDonation} from './donations-server-actions.ts'

/** Without script, a link leads to Stripe's page. */
export function DonationPageForm({campaign}: {campaign: DonationCampaign | undefined}) {
  const giftAidCharity = useGiftAidCharity()
  const posting = usePosting(postDonation, {
    ...(campaign && {campaign: campaign.name}),
    ...(giftAidCharity && {
      giftAidCharity: giftAidCharity.charityName,
      giftAidFees: giftAidCharity.claimsFees ? 'claimed' : '',
    }),
  })
  const payment = usePaymentPage()
  const url = payment.blockedUrl ?? posting.posted?.accepted?.url
  if (url) return <BlockedPayment url={url} onFollow={() => {}} />
  return <DonationForm campaign={campaign} payment={payment} posting={posting} onDone={() => {}} />
}
