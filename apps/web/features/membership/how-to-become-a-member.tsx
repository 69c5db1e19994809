import {useTranslations} from 'next-intl'
import {getMessages, getTranslations} from 'next-intl/server'
import type {ReactNode} from 'react'
import {MoreMessages} from '#/ui/late/more-messages.tsx'
import {Link} from '#/ui/links/link.tsx'
import type {SiteSettings} from '#/site-settings/site-settings-queries.ts'
import {BankDetails} from '#/ui/checkout/bank-details.tsx'
import {buttonClass} from '#/ui/controls/button.tsx'
import {LocalizedText} from '#/ui/texts/localized-text.tsx'
import {mailtoLink} from '#/ui/links/contact-urls.ts'
import {applicationMessages} from './application-messages.ts'
import {ApplicationPageForm} from './application/application-page-form.tsx'
import type {MembershipPage} from './membership-queries.ts'

interface HowToBecomeAMemberProps {
  page: MembershipPage | null
  settings: SiteSettings | null
  hasEligibility: boolean
}

/** On paper, or without a fee, it says how to join by bank transfer and email. */
export async function HowToBecomeAMember({page, settings, hasEligibility}: HowToBecomeAMemberProps) {
  const [t, messages] = await Promise.all([getTranslations('membership'), getMessages()])
  const {membershipFee: fee, bankDetails = null, contacts} = settings ?? {}
  const minimumAge = page?.minimumAge ?? null
  const hasForm = fee != null && minimumAge !== null
  return (
    <section
      aria-labelledby="how-to-join"
      className="frame grid grid-cols-1 gap-x-16 pt-12 md:pt-20 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] print:block print:pt-5"
    >
      <div>
        <h2 id="how-to-join" className="text-h2">
          {t('howToJoin')}
        </h2>
        {!hasEligibility && minimumAge !== null && (
          <p className="mt-3 text-muted">{t('minimumAge', {age: `${minimumAge}`})}</p>
        )}
        <p className="measure mt-3 text-muted empty:hidden">
          <LocalizedText text={page?.feeText} />
        </p>
      </div>
      {hasForm && (
        <>
          <div className="mt-6 lg:col-start-2 lg:row-start-1 lg:mt-0 print:hidden">
            <MoreMessages messages={{form: messages.form, ...applicationMessages(messages)}}>
              <ApplicationPageForm
                ageConfirmation={t('form.age', {age: minimumAge})}
                bankDetails={bankDetails}
              />
            </MoreMessages>
          </div>
          <div className="mt-10 measure border-t border-line pt-6 lg:col-start-2 print:hidden">
            <p>{t.rich('alreadyMember', {account: accountLink})}</p>
            {contacts?.email && <WriteEmail email={contacts.email} />}
          </div>
        </>
      )}
      <div className={`lg:col-span-2 ${hasForm ? 'hidden print:block' : ''}`}>
        <Steps email={contacts?.email} bankDetails={bankDetails} />
      </div>
    </section>
  )
}

const accountLink = (text: ReactNode) => (
  <Link href="/paskyra" prefetch={false} className="text-link">
    {text}
  </Link>
)

interface StepsProps {
  email: string | null | undefined
  bankDetails: SiteSettings['bankDetails']
}

function Steps({email, bankDetails}: StepsProps) {
  const t = useTranslations('membership')
  return (
    <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem] print:mt-5 print:block">
      <ol className="grid content-start gap-8 print:grid-cols-3">
        <Step number={1} title={t('pay')}>
          <p>{bankDetails ? t('payText') : t('payWithoutDetails')}</p>
        </Step>
        <Step number={2} title={t('write')}>
          <p>{t('writeText')}</p>
          {email && <WriteEmail email={email} />}
        </Step>
        <Step number={3} title={t('start')}>
          <p>{t('startText')}</p>
        </Step>
      </ol>
      {bankDetails && (
        <section
          aria-labelledby="bank-details"
          className="self-start break-inside-avoid print:mt-5 rounded-card border border-line bg-raised p-6 sm:p-7"
        >
          <h3 id="bank-details" className="mb-2 text-h3">
            {t('bankDetails')}
          </h3>
          <BankDetails details={bankDetails} referencePattern={t('reference')} />
        </section>
      )}
    </div>
  )
}

function Step({number, title, children}: {number: number; title: string; children: ReactNode}) {
  return (
    <li className="grid grid-cols-[2.5rem_1fr] gap-x-4">
      <p aria-hidden="true" className="font-serif text-h1 leading-none font-semibold text-brand">
        {number}
      </p>
      <div className="measure">
        <h3 className="text-h3">{title}</h3>
        <div className="mt-2">{children}</div>
      </div>
    </li>
  )
}

function WriteEmail({email}: {email: string}) {
  const t = useTranslations('membership')
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
      <a
        href={mailtoLink(email, {subject: t('mailSubject'), body: t('mailBody')})}
        className={buttonClass('quiet')}
      >
        {t('writeButton')}
      </a>
      <span className="wrap-anywhere">{email}</span>
    </p>
  )
}
