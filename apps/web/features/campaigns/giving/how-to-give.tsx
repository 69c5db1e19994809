import {paypalUrlOf} from '@site/schemas/money/money-settings'
import {useTranslations} from 'next-intl'
import {DonateButton} from '#/features/donations/donate-button.tsx'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'
import {BankDetails} from '#/ui/checkout/bank-details.tsx'
import {buttonClass} from '#/ui/controls/button.tsx'
import {mailtoLink} from '#/ui/links/contact-urls.ts'
import {WebLink} from '#/ui/links/web-link.tsx'
import type {Campaign} from '../campaigns-queries.ts'

interface HowToGiveProps {
  campaign: Campaign
  settings: SiteSettings | null
}

export function HowToGive({campaign, settings}: HowToGiveProps) {
  const t = useTranslations('campaign')
  const {reference} = campaign
  const paypalUrl = paypalUrlOf(settings?.paypalUrls ?? {}, campaign._id)
  return (
    <section
      id="how-to-give"
      aria-labelledby="how-to-give-title"
      className="mt-16 -mb-20 bg-sunken py-14 md:mt-24 md:-mb-28 md:py-20"
    >
      <div className="frame">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <h2 id="how-to-give-title" className="text-h2">
            {t('howToGive')}
          </h2>
          <DonateButton campaign={campaign} />
        </div>
        <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[3fr_2fr]">
          <BankTransfer
            bankDetails={settings?.bankDetails ?? null}
            reference={reference}
            email={settings?.contacts?.email}
          />
          {paypalUrl && (
            <section aria-labelledby="paypal" className="border-t-2 border-accent pt-5">
              <h3 id="paypal" className="text-h3">
                {t('paypal')}
              </h3>
              <p className="mt-2 mb-5">{t('paypalText')}</p>
              <WebLink href={paypalUrl} className={buttonClass('give')}>
                {t('paypalButton')}
              </WebLink>
            </section>
          )}
        </div>
      </div>
    </section>
  )
}

interface BankTransferProps {
  bankDetails: SiteSettings['bankDetails']
  reference: string | null
  email: string | undefined
}

function BankTransfer({bankDetails, reference, email}: BankTransferProps) {
  const t = useTranslations('campaign')
  const hasAccount = bankDetails !== null
  if (!hasAccount && !email) return null
  return (
    <section aria-labelledby="bank" className="rounded-card border border-line bg-raised p-6 sm:p-8">
      <h3 id="bank" className="text-h3">
        {t('bank')}
      </h3>
      <p className="mt-2 empty:hidden">
        {hasAccount && reference && t('bankText', {reference})}
        {!hasAccount && email && <AskForBankDetails email={email} />}
      </p>
      <div className="mt-4 empty:hidden">
        <BankDetails details={bankDetails} reference={reference} />
      </div>
    </section>
  )
}

function AskForBankDetails({email}: {email: string}) {
  const t = useTranslations('campaign')
  return t.rich('bankMissing', {
    email,
    link: (address) => (
      <a href={mailtoLink(email)} className="text-link wrap-anywhere">
        {address}
      </a>
    ),
  })
}
