import {useTranslations} from 'next-intl'
import {FormField, type FieldProps} from './form-field.tsx'

type PersonFieldProps = Omit<FieldProps, 'label'> & {label?: string}

export function FirstNameField(props: PersonFieldProps) {
  const t = useTranslations('form.field')
  return <FormField label={t('firstName')} autoComplete="given-name" {...props} />
}

export function LastNameField(props: PersonFieldProps) {
  const t = useTranslations('form.field')
  return <FormField label={t('lastName')} autoComplete="family-name" {...props} />
}

export function EmailField(props: PersonFieldProps) {
  const t = useTranslations('form.field')
  return (
    <FormField
      label={t('email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}

export function PhoneField(props: PersonFieldProps) {
  const t = useTranslations('form.field')
  return <FormField label={t('phone')} type="tel" autoComplete="tel" {...props} />
}
