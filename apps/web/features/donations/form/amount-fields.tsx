import {donationPresets} from '@site/schemas/money/donation-amount'
import {formatPounds} from '@site/schemas/money/format-money'
import {useLocale, useTranslations} from 'next-intl'
import {FormField} from '#/ui/forms/form-field.tsx'
import {ChoiceTile, type Field} from './choice-tile.tsx'

interface AmountFieldsProps {
  preset: Field
  typed: Field
  hint: string
}

export function AmountFields({preset, typed, hint}: AmountFieldsProps) {
  const t = useTranslations('donation.dialog')
  const locale = useLocale()
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1.5 font-semibold">{t('amount')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(max(4.25rem,30%),1fr))] gap-2">
        {donationPresets.map((pounds) => (
          <ChoiceTile key={pounds} field={preset} value={String(pounds)} className="tabular-nums">
            {formatPounds(locale, pounds)}
          </ChoiceTile>
        ))}
      </div>
      <FormField
        label={t('ownAmount')}
        hint={hint}
        // A preset will do, so the field is not required.
        aria-required={false}
        inputMode="decimal"
        autoComplete="off"
        {...typed}
      />
    </fieldset>
  )
}
