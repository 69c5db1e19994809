import {useTranslations} from 'next-intl'
import {CheckboxField} from '#/ui/forms/checkbox-field.tsx'
import type {FieldProps} from '#/ui/forms/form-field.tsx'

/** Off by default: nobody's card is charged again who did not choose it. */
export function RenewalChoice(field: Omit<FieldProps, 'label' | 'hint' | 'optional'>) {
  const t = useTranslations('membership.renewalChoice')
  return <CheckboxField optional label={t('label')} hint={t('text')} {...field} />
}
