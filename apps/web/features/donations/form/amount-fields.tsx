import {donationPresets} from '@site/schemas/requests/donation'
import {formatPounds} from '@site/schemas/money/format-money'
import {useLocale, useTranslations} from 'next-intl'
import type {ComponentProps} from 'react'
import {FormField} from '#/ui/forms/form-field.tsx'

type Field = Omit<ComponentProps<typeof FormField>, 'label'>

interface AmountFieldsProps {
  preset: Field
  typed: Field
  hint: string
}

export function AmountFields({preset, typed, hint}: AmountFieldsProps) {
  const t = useTranslations('donation.dialog')
  const locale = useLocale()
  const {name, ref, onChange, onBlur, defaultValue} = preset
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-1.5 font-semibold">{t('amount')}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(max(4.25rem,30%),1fr))] gap-2">
        {donationPresets.map((pounds) => (
          <label
            key={pounds}
            className="relative flex min-h-12 items-center justify-center gap-1.5 rounded-soft border border-muted font-semibold tabular-nums has-checked:border-brand has-checked:bg-brand has-checked:text-on-brand not-has-checked:hover:bg-sunken"
          >
            <input
              {...{name, ref, onChange, onBlur}}
              type="radio"
              value={pounds}
              defaultChecked={defaultValue === String(pounds)}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-soft"
            />
            <CheckMark />
            {formatPounds(locale, pounds)}
          </label>
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

function CheckMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 12"
      className="hidden size-3 flex-none peer-checked:block"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="m2 6.5 3 3 5-7" />
    </svg>
  )
}
