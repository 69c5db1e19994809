import {childAgeRange} from '@site/schemas/requests/registration-ranges'
import {useTranslations} from 'next-intl'
import {FormField, type FieldProps} from '#/ui/forms/form-field.tsx'
import {TextAreaField} from '#/ui/forms/text-area-field.tsx'
import type {emptyChild} from './children-requests.ts'

interface ChildFieldsProps {
  /** The first child is number 1. */
  number: number
  /** The only child cannot be removed. */
  isOnly: boolean
  field: (name: keyof typeof emptyChild) => Pick<FieldProps, 'id' | 'name' | 'error'> & {
    ref: (element: HTMLInputElement | HTMLTextAreaElement | null) => void
    onChange: (event: {target: unknown}) => Promise<void | boolean>
    onBlur: (event: {target: unknown}) => Promise<void | boolean>
  }
  onRemove: () => void
}

export function ChildFields({number, isOnly, field, onRemove}: ChildFieldsProps) {
  const t = useTranslations('registrations.race')
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className={isOnly ? 'sr-only' : 'mb-2 text-lead font-semibold'}>
        {t('childNumber', {number: String(number)})}
      </legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <FormField label={t('childName')} autoComplete="off" {...field('firstName')} />
        <FormField label={t('childLastName')} autoComplete="off" {...field('lastName')} />
      </div>
      <FormField
        label={t('age')}
        hint={`${childAgeRange.min}–${childAgeRange.max}`}
        inputMode="numeric"
        autoComplete="off"
        {...field('age')}
      />
      <TextAreaField
        label={t('medicalConditions')}
        hint={t('medicalHint')}
        rows={2}
        optional
        {...field('medicalConditions')}
      />
      {!isOnly && (
        <button
          type="button"
          onClick={onRemove}
          className="text-link min-h-11 justify-self-start font-semibold"
        >
          {t('removeChild', {number: String(number)})}
        </button>
      )}
    </fieldset>
  )
}
