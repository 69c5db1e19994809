import {enteredMethods} from '@site/schemas/statuses/payment'
import {useTranslations} from 'next-intl'
import type {ComponentProps} from 'react'
import {SelectField} from '#/features/admin-list/select-field.tsx'

/** How money came that a person enters. */
export function MethodField(props: Omit<ComponentProps<'select'>, 'className'>) {
  const t = useTranslations('admin.payments')
  return (
    <SelectField label={t('transfer.method')} {...props}>
      {enteredMethods.map((method) => (
        <option key={method} value={method}>
          {t(`method.${method}`)}
        </option>
      ))}
    </SelectField>
  )
}
