import {useTranslations} from 'next-intl'
import {MembershipDialogButton} from '#/features/membership/membership-application.tsx'
import {Eligibility} from '#/features/membership/eligibility.tsx'
import {MembershipCard} from '#/features/membership/membership-card.tsx'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'
import {BankDetails} from '#/ui/checkout/bank-details.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {RichText} from '#/ui/rich-text/rich-text.tsx'
import type {AboutPage} from './about-queries.ts'

interface MembershipTermsProps {
  about: AboutPage | null
  settings: SiteSettings | null
}

export function MembershipTerms({about, settings}: MembershipTermsProps) {
  const t = useTranslations('about')
  const fee = useTranslations('membership')
  const {eligibility, membership: terms, subscription} = about ?? {}
  if (!eligibility?.length && !terms && !subscription && settings?.membershipFee == null) return null
  return (
    <section
      aria-labelledby="membership"
      className="frame grid grid-cols-1 gap-x-16 gap-y-12 pt-16 md:pt-24 lg:grid-cols-[minmax(0,1fr)_26rem]"
    >
      <div>
        <h2 id="membership" className="text-h2">
          {t('membership')}
        </h2>
        <div className="mt-6 empty:hidden">
          <Eligibility conditions={eligibility} />
        </div>
        <div className="mt-2">
          <RichText body={terms ?? null} />
        </div>
        {subscription && (
          <>
            <h3 className="mt-10 text-h3">{t('subscription')}</h3>
            <p className="measure mt-2">
              <LocalizedText text={subscription} />
            </p>
          </>
        )}
        <p className="mt-6 empty:hidden">
          <MembershipDialogButton />
        </p>
      </div>
      <div>
        <MembershipCard settings={settings} />
        <div className="mt-4 max-w-md">
          <BankDetails details={settings?.bankDetails ?? null} referencePattern={fee('reference')} />
        </div>
      </div>
    </section>
  )
}
