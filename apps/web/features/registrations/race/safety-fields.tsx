import {useTranslations} from 'next-intl'
import {FormField, type FieldProps} from '#/ui/forms/form-field.tsx'
import {PhoneField} from '#/ui/forms/person-fields.tsx'
import {TextAreaField} from '#/ui/forms/text-area-field.tsx'

interface SafetyFieldsProps {
  field: (name: 'emergencyContact' | 'emergencyPhone' | 'medicalConditions') => Pick<
    FieldProps,
    'id' | 'name' | 'error'
  > & {
    ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => void
    onChange: (event: {target: unknown}) => Promise<void | boolean>
    onBlur: (event: {target: unknown}) => Promise<void | boolean>
  }
}

/** What is asked of an adult who runs. */
export function SafetyFields({field}: SafetyFieldsProps) {
  const t = useTranslations('registrations.race')
  return (
    <>
      <FormField label={t('emergencyContact')} optional autoComplete="off" {...field('emergencyContact')} />
      <PhoneField label={t('emergencyPhone')} optional autoComplete="off" {...field('emergencyPhone')} />
      <TextAreaField
        label={t('medicalConditions')}
        hint={t('medicalHint')}
        optional
        {...field('medicalConditions')}
      />
    </>
  )
}
