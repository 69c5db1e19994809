import {applicationMethods} from '@site/schemas/statuses/payment'
import {useTranslations} from 'next-intl'
import type {FieldProps} from '#/ui/forms/form-field.tsx'

type PaymentMethodFieldProps = Pick<
  FieldProps,
  'id' | 'name' | 'ref' | 'onChange' | 'onBlur' | 'defaultValue'
>

export function PaymentMethodField({id, defaultValue, ...input}: PaymentMethodFieldProps) {
  const t = useTranslations('membership.form')
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{t('paymentMethod')}</legend>
      <div className="mt-1.5 grid gap-2 sm:grid-cols-2">
        {applicationMethods.map((method) => (
          <label
            key={method}
            htmlFor={`${id}-${method}`}
            className="flex min-h-12 items-center gap-3 rounded-soft border border-muted px-3.5 py-2 has-checked:border-brand has-checked:bg-sunken"
          >
            <input
              {...input}
              id={`${id}-${method}`}
              type="radio"
              value={method}
              defaultChecked={method === defaultValue}
              className="size-5 flex-none accent-brand"
            />
            {t(`method.${method}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
