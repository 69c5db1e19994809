'use client'

import {type EmailTemplate, isEmailTemplate} from '@site/schemas/statuses/email-templates'
import {useLocale, useTranslations} from 'next-intl'
import {useState} from 'react'
import {buttonClass} from '#/ui/controls/button.tsx'
import {mailtoLink} from '#/ui/links/contact-urls.ts'
import {BusyLabel} from '#/ui/forms/submit-button.tsx'
import {useSettledQuery} from '#/features/admin-list/query-client.ts'
import {PAGE_SIZE} from '#/features/admin-list/admin-list-queries.ts'
import {ListFailure} from '#/features/admin-list/list-message.tsx'
import {ShortDate} from '#/features/admin-list/short-date.tsx'
import {resendEmail} from './mail-actions.ts'
import {emailFailuresQuery, type EmailFailure} from './undelivered/mail-queries.ts'
import {ResendDialog} from './resend-dialog.tsx'

export function EmailFailures() {
  const t = useTranslations('admin.emailFailures')
  const [limit, setLimit] = useState(PAGE_SIZE)
  const {data, isLoading, error, reload} = useSettledQuery(emailFailuresQuery(limit))
  const [subject, setSubject] = useState<EmailFailure>()
  const rows = data?.rows ?? []
  return (
    <section className="grid max-w-3xl gap-4">
      <h2 className="text-h3">{t('title')}</h2>
      <p className="text-muted">{t('text')}</p>
      {error && (
        <ListFailure
          error={error}
          hasRows={rows.length > 0}
          isLoading={isLoading}
          onRetry={() => void reload()}
        />
      )}
      {data && rows.length === 0 && <p className="border-t border-line pt-4">{t('none')}</p>}
      {rows.length > 0 && (
        <ul className="border-b border-line">
          {rows.map((failure) => (
            <FailureItem key={failure.id} failure={failure} onResend={() => setSubject(failure)} />
          ))}
        </ul>
      )}
      {data && data.total > rows.length && (
        <>
          <p className="text-small text-muted">{t('newest', {shown: rows.length, total: data.total})}</p>
          <button
            type="button"
            onClick={() => setLimit(rows.length + PAGE_SIZE)}
            className={`${buttonClass('quiet')} justify-self-start`}
          >
            <BusyLabel isBusy={isLoading} busy={t('loading')}>
              {t('more')}
            </BusyLabel>
          </button>
        </>
      )}
      <ResendDialog
        subject={subject}
        mayCorrect
        send={resendEmail}
        onClose={() => setSubject(undefined)}
        onDone={() => void reload()}
      />
    </section>
  )
}

/** Each subject has a message. */
const subjects = {
  'confirm-sign-up': 'signUp',
  invitation: 'invitation',
  'password-changed': 'accountChange',
  'email-changed': 'accountChange',
  'phone-changed': 'accountChange',
  'identity-linked': 'accountChange',
  'identity-unlinked': 'accountChange',
  'two-step-added': 'accountChange',
  'two-step-removed': 'accountChange',
  'account-deleted': 'accountChange',
  'reset-password': 'password',
  'approve-email-change': 'emailChange',
  'confirm-new-email': 'emailChange',
  'confirm-subscription': 'subscription',
  'newsletter-issue': 'newsletter',
  'newsletter-test': 'newsletterTest',
  'member-letter': 'letter',
  'member-letter-test': 'letterTest',
  'contact-receipt': 'contactReceipt',
  'contact-message': 'contactMessage',
  'registration-requested': 'registration',
  'registration-confirmed': 'registration',
  'registration-waiting': 'registration',
  'registration-unconfirmed': 'registration',
  'registration-declined': 'registration',
  'registration-cancelled': 'registration',
  'registration-changed': 'registration',
  'place-offered': 'registration',
  'offer-lapsed': 'registration',
  'registration-notice': 'registrationNotice',
  'event-message': 'eventMessage',
  'ticket-message': 'eventMessage',
  'membership-transfer': 'membershipTransfer',
  'membership-transfer-reminder': 'membershipTransfer',
  'membership-transfer-lapsed': 'membershipTransfer',
  'household-fee': 'membershipTransfer',
  'membership-already-paid': 'membershipTransfer',
  'membership-correction': 'membershipTransfer',
  'membership-address': 'membershipAddress',
  'membership-invitation': 'membershipInvitation',
  'membership-welcome': 'membershipReceipt',
  'membership-renewed': 'membershipReceipt',
  'membership-reminder': 'membershipEnd',
  'membership-expired': 'membershipEnd',
  'membership-ended': 'membershipEnd',
  'renewal-upcoming': 'membershipRenewal',
  'renewal-failed': 'membershipRenewal',
  'renewal-confirm': 'membershipRenewal',
  'renewal-ended': 'membershipRenewal',
  'donation-receipt': 'donationReceipt',
  'donation-correction': 'payment',
  'gift-failed': 'monthlyGift',
  'gift-changed': 'monthlyGift',
  'gift-ended': 'monthlyGift',
  'gift-links': 'monthlyGift',
  'gift-confirm': 'monthlyGift',
  'gift-aid-confirmed': 'giftAid',
  'gift-aid-withdrawn': 'giftAid',
  'payment-for-another': 'payment',
  'payment-held': 'payment',
  'payment-partly-refunded': 'payment',
  'payment-refunded': 'payment',
  'tickets-confirmed': 'tickets',
  'money-attention': 'moneyAttention',
  'money-settings-changed': 'moneyAttention',
  'look-request': 'studio',
  'look-answer': 'studio',
  'schedule-done': 'studio',
  'schedule-failed': 'studio',
  'daily-digest': 'digest',
  'admin-alert': 'alert',
} as const satisfies Record<EmailTemplate, string>

/** Somebody should know what to do without an email on these subjects. */
const hasNextStep = [
  'membershipTransfer',
  'membershipReceipt',
  'membershipEnd',
  'membershipInvitation',
  'membershipRenewal',
  'donationReceipt',
  'monthlyGift',
  'payment',
  'tickets',
  'moneyAttention',
] as const

interface FailureItemProps {
  failure: EmailFailure
  onResend: () => void
}

function FailureItem({failure, onResend}: FailureItemProps) {
  const t = useTranslations('admin.emailFailures')
  const locale = useLocale()
  const {recipient, template, attempts, lastError, createdAt, mayResend} = failure
  const subject = isEmailTemplate(template) ? subjects[template] : 'other'
  const next = hasNextStep.find((each) => each === subject)
  return (
    <li className="grid gap-1 border-t border-line py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6">
        <a href={mailtoLink(recipient)} className="text-link font-semibold wrap-anywhere">
          {recipient}
        </a>
        <span className="text-small text-muted">
          <ShortDate instant={createdAt} locale={locale} />
        </span>
      </p>
      <p>{t(`subject.${subject}`, {template})}</p>
      {next && <p className="text-small">{t(`next.${next}`)}</p>}
      <p className="text-small wrap-anywhere text-muted">
        {t('attempts', {count: attempts})}
        {lastError && (
          <>
            {' '}
            <span lang="en">{lastError}</span>
          </>
        )}
      </p>
      {mayResend ? (
        <button
          type="button"
          onClick={onResend}
          aria-label={t('resendTo', {address: recipient})}
          className={`${buttonClass('quiet')} mt-2 justify-self-start`}
        >
          {t('resend')}
        </button>
      ) : (
        <p className="text-small text-muted">{t('expired')}</p>
      )}
    </li>
  )
}
