import {donationRange} from '@site/schemas/money/donation-amount'
import {readTypedPounds} from '@site/schemas/money/typed-pounds'
import {formatPounds} from '@site/schemas/money/format-money'
import {useLocale, useTranslations} from 'next-intl'
import {useWatch} from 'react-hook-form'
import dynamic from 'next/dynamic'
import {onePerId} from '#/ui/forms/one-per-id.ts'
import type {BegunPayment} from '#/supabase/form-submission.ts'
import {CheckboxField} from '#/ui/forms/checkbox-field.tsx'
import {FormField} from '#/ui/forms/form-field.tsx'
import type {Posting} from '#/ui/forms/posting.tsx'
import {SubmissionForm} from '#/ui/forms/submission-form.tsx'
import {TextAreaField} from '#/ui/forms/text-area-field.tsx'
import type {usePaymentPage} from '#/ui/checkout/use-payment-page.tsx'
import {formDraft} from '#/ui/forms/draft.ts'
import {createLateValidation} from '#/ui/forms/late-validation.ts'
import {useSubmissionForm} from '#/ui/forms/use-submission-form.ts'
import {AmountFields} from './amount-fields.tsx'
import {IntervalFields} from './interval-fields.tsx'
import type {DonationFormFields} from './donation-fields.ts'
import {chosenPounds, emptyDonation} from './typed-donation.ts'
import {type DonationCampaign, useGiftAidCharity} from '../campaign-of-page.tsx'
import {declarationTo} from '../gift-aid/typed-declaration.ts'
import {useGiftAidFault} from '../gift-aid/use-gift-aid-fault.ts'
import {sendDonation} from './donations-actions.ts'

interface DonationFormProps {
  campaign: DonationCampaign | undefined
  payment: Pick<ReturnType<typeof usePaymentPage>, 'prepare' | 'show' | 'cancel'>
  posting?: Posting<BegunPayment>
  onDone: () => void
}

// Nobody loads them while Gift Aid is off.
const GiftAidFields = dynamic(async () => (await import('../gift-aid/gift-aid-fields.tsx')).GiftAidFields)

const validation = createLateValidation(
  async () => (await import('./donation-validation.ts')).donationValidation,
)

const draftFor = onePerId((campaign) => formDraft<DonationFormFields>(`donation ${campaign}`))

export function DonationForm({campaign, payment, posting, onDone}: DonationFormProps) {
  const t = useTranslations('donation.dialog')
  const locale = useLocale()
  const giftAidCharity = useGiftAidCharity()
  const giftAidFault = useGiftAidFault()
  // Without scripts, the donor has read the words of the box that is ticked or not.
  const coversAll = (chosen: string | undefined) => chosen === 'month' && !posting?.posted
  const range = {
    min: formatPounds(locale, donationRange.min),
    max: formatPounds(locale, donationRange.max),
  }
  const {form, field, summary, submit, isBusy} = useSubmissionForm({
    resolver: validation.resolver,
    ready: validation.ready,
    defaultValues: emptyDonation,
    posting,
    draft: draftFor(campaign?.id ?? 'community'),
    failed: {title: t('errorTitle'), text: t('error')},
    errorText: (name, code, {amount}) => {
      const typed = amount.typed.trim()
      if (code === 'amountMissing') return t('amountMissing')
      if (code === 'amountUnclear') return t('amountUnclear', {typed, ...range})
      const sum = formatPounds(locale, readTypedPounds(typed) ?? 0)
      return code === 'amountRange' ? t('amountRange', {sum, ...range}) : giftAidFault(name, code)
    },
    onPress(fields) {
      if (validation.accepts(fields) ?? chosenPounds(fields.amount) !== null) payment.prepare()
    },
    onStopped: payment.cancel,
    async send(donation) {
      const result = await sendDonation({
        ...declarationTo(giftAidCharity, donation, coversAll(donation.interval)),
        campaign: campaign?.name,
        locale,
      })
      if (!result.ok) payment.cancel()
      return result
    },
    onAccepted({url}: BegunPayment) {
      if (payment.show(url)) onDone()
    },
  })
  const [interval, choice, donorName] = useWatch({
    control: form.control,
    name: ['interval', 'amount', 'donorName'],
  })
  const pounds = chosenPounds(choice)

  const preset = field('amount.preset')
  const typed = field('amount.typed')

  return (
    <SubmissionForm
      {...{submit, isBusy, summary, posting}}
      onApproach={validation.start}
      hidden={field('website')}
      label={
        pounds === null ? t('submit') : t('submitAmount', {amount: formatPounds(locale, pounds), interval})
      }
      busyLabel={t('submitting')}
      isIncomplete={pounds === null && !posting}
      variant="give"
    >
      <IntervalFields field={field('interval')} />
      <AmountFields
        preset={{
          ...preset,
          onChange(event) {
            form.setValue('amount.typed', '')
            form.clearErrors('amount')
            return preset.onChange(event)
          },
        }}
        typed={{
          ...typed,
          onChange(event) {
            form.setValue('amount.preset', '')
            return typed.onChange(event)
          },
        }}
        hint={t('ownAmountHint', range)}
      />
      <FormField label={t('donorName')} optional autoComplete="name" {...field('donorName')} />
      {campaign && (posting || donorName?.trim()) && (
        <CheckboxField
          label={t('showInDonorList')}
          hint={t('showInDonorListHint')}
          optional
          {...field('showInDonorList')}
        />
      )}
      <TextAreaField label={t('message')} hint={t('messageHint')} optional {...field('message')} />
      {giftAidCharity && (
        <GiftAidFields charity={giftAidCharity} isMonthly={coversAll(interval)} field={field} />
      )}
    </SubmissionForm>
  )
}
