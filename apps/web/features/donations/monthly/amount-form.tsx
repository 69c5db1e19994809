import {donationRange, isDonationAmount} from '@site/schemas/money/donation-amount'
import {formatPounds} from '@site/schemas/money/format-money'
import {readTypedPounds, typedPounds} from '@site/schemas/money/typed-pounds'
import {useLocale, useTranslations} from 'next-intl'
import {useId, useRef, useState} from 'react'
import {FormField} from '#/ui/forms/form-field.tsx'
import {GiftFormFrame, type GiftFormProps} from './gift-form.tsx'

export function AmountForm({gift, isBusy, failure, onSend}: GiftFormProps) {
  const t = useTranslations('donation.monthly.change')
  const tDialog = useTranslations('donation.dialog')
  const locale = useLocale()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const range = {
    min: formatPounds(locale, donationRange.min),
    max: formatPounds(locale, donationRange.max),
  }

  function errorIn(typed: string): string | undefined {
    if (typed === '') return tDialog('amountMissing')
    const pounds = readTypedPounds(typed)
    if (pounds === null) return tDialog('amountUnclear', {typed, ...range})
    if (isDonationAmount(pounds)) return undefined
    return tDialog('amountRange', {sum: formatPounds(locale, pounds), ...range})
  }

  function submit() {
    const typed = input.current?.value.trim() ?? ''
    const fault = errorIn(typed)
    setError(fault)
    if (fault) input.current?.focus()
    else onSend({action: 'change', amount: readTypedPounds(typed) ?? 0})
  }

  return (
    <GiftFormFrame {...{isBusy, failure}} submit={t('submit')} keep={t('keep')} onSubmit={submit}>
      <FormField
        ref={input}
        id={`${id}-amount`}
        label={t('label')}
        hint={gift.isFresh === false ? t('hint', range) : tDialog('ownAmountHint', range)}
        error={error}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={typedPounds((gift.wantedPence ?? gift.amountPence) / 100, locale)}
      />
    </GiftFormFrame>
  )
}
