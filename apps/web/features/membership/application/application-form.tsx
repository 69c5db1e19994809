'use client'

import {applicationMethods} from '@site/schemas/statuses/payment'
import {useTranslations} from 'next-intl'
import type {ReactNode} from 'react'
import {useWatch} from 'react-hook-form'
import {BankDetails} from '#/ui/checkout/bank-details.tsx'
import {BlockedPayment} from '#/ui/checkout/blocked-payment.tsx'
import {CheckboxField} from '#/ui/forms/checkbox-field.tsx'
import {ErrorSummary, FormFailure} from '#/ui/forms/error-summary.tsx'
import {HiddenField} from '#/ui/forms/hidden-field.tsx'
import {PostedFields, type Posting} from '#/ui/forms/posting.tsx'
import {EmailField, FirstNameField, LastNameField, PhoneField} from '#/ui/forms/person-fields.tsx'
import {SubmitButton} from '#/ui/forms/submit-button.tsx'
import {TextAreaField} from '#/ui/forms/text-area-field.tsx'
import {Spinner} from '#/ui/graphics/spinner.tsx'
import {FocusedNotice} from '#/ui/layout/focused-notice.tsx'
import {Link} from '#/ui/links/link.tsx'
import {RenewalChoice} from '../renewal/renewal-choice.tsx'
import type {PostedApplication} from './application-server-actions.ts'
import {type ApplicationTerms, PaymentInfo, TransferDetails} from './payment-info.tsx'
import {PaymentMethodField} from './payment-method-field.tsx'
import {transferReference} from './typed-application.ts'
import {useApplicationForm} from './use-application-form.ts'

interface ApplicationFormProps extends ApplicationTerms {
  busyLabel: string
  posting?: Posting<PostedApplication>
  onDone: () => void
  closeButton?: ReactNode
}

const privacyLink = (text: ReactNode) => (
  <Link href="/privacy" className="text-link">
    {text}
  </Link>
)

export function ApplicationForm({
  fee,
  ageConfirmation,
  bankDetails,
  busyLabel,
  posting,
  onDone,
  closeButton,
}: ApplicationFormProps) {
  const t = useTranslations('membership.form')
  const membership = useTranslations('membership')
  const {form, field, summary, submit, approach, isBusy, isIncomplete, blockedUrl, awaitedTransfer} =
    useApplicationForm({
      posting,
      onDone,
    })
  const [chosen, firstName, lastName] = useWatch({
    control: form.control,
    name: ['paymentMethod', 'firstName', 'lastName'],
  })
  // A form that was posted without script may hold anything.
  const method = applicationMethods.find((each) => each === chosen)
  const hasFee = fee !== undefined
  const isTransfer = method === 'bank_transfer'
  const transfer = isTransfer && (
    <TransferDetails bankDetails={bankDetails} reference={transferReference(firstName, lastName)} />
  )

  return (
    <div className={hasFee ? 'grid gap-x-10 gap-y-6 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]' : undefined}>
      {hasFee && (
        <PaymentInfo fee={fee} method={method}>
          <div className="mt-2 hidden md:block">{transfer}</div>
        </PaymentInfo>
      )}
      <div className="grid content-start gap-4">
        {blockedUrl && <BlockedPayment url={blockedUrl} onFollow={onDone} />}
        {awaitedTransfer && (
          <FocusedNotice title={t('transferLeft')}>
            <p className="mt-1 mb-2">
              {t(awaitedTransfer.isEmailed ? 'transferLeftText' : 'transferNotEmailedText')}
            </p>
            <BankDetails
              details={bankDetails}
              referencePattern={t(awaitedTransfer.isEmailed ? 'referenceInEmail' : 'referenceByName')}
            />
          </FocusedNotice>
        )}
        <form
          noValidate
          onSubmit={submit}
          onFocus={approach}
          onPointerDown={approach}
          action={posting?.action}
          className="relative"
        >
          <PostedFields posting={posting} />
          <fieldset disabled={isBusy} className="grid min-w-0 gap-4">
            <ErrorSummary {...summary}>
              {isIncomplete && <p className="mt-1">{membership('fillRequired')}</p>}
            </ErrorSummary>
            <div className="grid gap-4 sm:grid-cols-2">
              <FirstNameField required {...field('firstName')} />
              <LastNameField required {...field('lastName')} />
            </div>
            <EmailField required {...field('email')} />
            <PhoneField optional {...field('phone')} />
            <TextAreaField label={t('notes')} optional {...field('notes')} />
            <PaymentMethodField {...field('paymentMethod')} />
            {!isTransfer && <RenewalChoice {...field('renews')} />}
            <div className={hasFee ? 'md:hidden' : 'rounded-card border border-line bg-sunken px-5 py-4'}>
              {!hasFee && method && <p className="not-last:mb-2">{t(`info.${method}`)}</p>}
              {transfer}
            </div>
            <CheckboxField required label={ageConfirmation} {...field('ageConfirmed')} />
            <CheckboxField optional label={t('newsletter')} {...field('newsletter')} />
            <HiddenField {...field('website')} />
            <p className="text-small text-muted">{t.rich('privacy', {link: privacyLink})}</p>
            <FormFailure {...summary} />
            <div className="grid gap-3 sm:flex sm:justify-end">
              {closeButton}
              <SubmitButton
                label={t(isTransfer ? 'submit' : 'proceed')}
                busyLabel={
                  <span className="flex items-center justify-center gap-2">
                    <Spinner />
                    {busyLabel}
                  </span>
                }
                isBusy={isBusy}
              />
            </div>
          </fieldset>
        </form>
      </div>
    </div>
  )
}
