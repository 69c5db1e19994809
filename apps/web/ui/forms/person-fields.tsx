import {useTranslations} from 'next-intl'
import {FormField, type FieldProps} from './form-field.tsx'
import {useEmailSlip} from './use-email-slip.tsx'

type PersonFieldProps = Omit<FieldProps, 'label'> & {label?: string}

export function FirstNameField(props: PersonFieldProps) {
  const t = useTranslations('form.field')
  return <FormField label={t('firstName')} autoComplete="given-name" {...props} />
}

export function LastNameField(props: PersonFieldProps) {
  const t = useTranslations('form.field')
  return <FormField label={t('lastName')} autoComplete="family-name" {...props} />
}

/** The field names a likely slip in the address. */
export function EmailField(props: PersonFieldProps) {
  const t = useTranslations('form.field')
  const {note, onBlur, onInput} = useEmailSlip()
  return (
    <FormField
      label={t('email')}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      note={note}
      onBlur={(event) => {
        props.onBlur?.(event)
        onBlur(event)
      }}
      onInput={onInput}
    />
  )
}

export function PhoneField(props: PersonFieldProps) {
  const t = useTranslations('form.field')
  return <FormField label={t('phone')} type="tel" autoComplete="tel" {...props} />
}
