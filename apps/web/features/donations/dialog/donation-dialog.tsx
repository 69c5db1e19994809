import {useTranslations} from 'next-intl'
import {BlockedPayment} from '#/ui/checkout/blocked-payment.tsx'
import type {OpenedDialogProps} from '#/ui/dialogs/dialog-opener.tsx'
import {DialogFrame} from '#/ui/dialogs/dialog-frame.tsx'
import {focusAfterClose} from '#/ui/dialogs/focus-after-close.ts'
import {usePaymentPage} from '#/ui/checkout/use-payment-page.tsx'
import {DonationForm} from '../form/donation-form.tsx'
import type {DonationCampaign} from '../campaign-of-page.tsx'

interface DonationDialogProps extends OpenedDialogProps {
  campaign: DonationCampaign | undefined
}

/** What was typed is still there when the dialog opens again. */
export function DonationDialog({campaign, isOpen, opener, onClose}: DonationDialogProps) {
  const t = useTranslations('donation.dialog')
  return (
    <DialogFrame
      isOpen={isOpen}
      title={campaign ? t('titleFor', {campaign: campaign.name}) : t('title')}
      description={
        <div className="grid gap-2">
          <p>{campaign?.description || t('text')}</p>
          <p>{t('card')}</p>
        </div>
      }
      closeLabel={t('close')}
      finalFocus={() => focusAfterClose(opener.current)}
      onClose={onClose}
    >
      <DonationSteps campaign={campaign} onDone={onClose} />
    </DialogFrame>
  )
}

/** A link to Stripe's page follows if the browser has not opened it. */
function DonationSteps({campaign, onDone}: {campaign: DonationCampaign | undefined; onDone: () => void}) {
  const payment = usePaymentPage()
  if (payment.blockedUrl) return <BlockedPayment url={payment.blockedUrl} onFollow={onDone} />
  return <DonationForm campaign={campaign} payment={payment} onDone={onDone} />
}
