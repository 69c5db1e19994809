import {childAgeRange} from '@site/schemas/requests/registration-ranges'
import {useTranslations} from 'next-intl'
import {FormField, type FieldProps} from '#/ui/forms/form-field.tsx'
import {FirstNameField, LastNameField} from '#/ui/forms/person-fields.tsx'
import type {Runner} from './managed-registration.ts'

interface RunnerFieldsProps {
  runner: Runner
  field: (name: 'firstName' | 'lastName' | 'age') => Pick<FieldProps, 'id' | 'name' | 'error'> & {
    ref: (element: HTMLInputElement | null) => void
    onChange: (event: {target: unknown}) => Promise<void | boolean>
    onBlur: (event: {target: unknown}) => Promise<void | boolean>
  }
}

export function RunnerFields({runner: {category, firstName, lastName}, field}: RunnerFieldsProps) {
  const t = useTranslations('registrations.manage.correct')
  const autoComplete = category === 'child' ? 'off' : undefined
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 text-lead font-semibold">{`${firstName} ${lastName}`}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <FirstNameField {...field('firstName')} {...(autoComplete && {autoComplete})} />
        <LastNameField {...field('lastName')} {...(autoComplete && {autoComplete})} />
      </div>
      {category === 'child' && (
        <FormField
          label={t('age')}
          hint={t('ageHint', childAgeRange)}
          optional
          inputMode="numeric"
          autoComplete="off"
          {...field('age')}
        />
      )}
    </fieldset>
  )
}
