'use client'

import {languages} from '@site/schemas/languages'
import {useTranslations} from 'next-intl'
import {useId, type ReactNode} from 'react'
import type {FieldErrors, UseFormRegisterReturn} from 'react-hook-form'
import {SelectField} from '#/features/admin-list/select-field.tsx'
import {EmailField, FirstNameField, LastNameField, PhoneField} from '#/ui/forms/person-fields.tsx'
import {TextAreaField} from '#/ui/forms/text-area-field.tsx'
import type {TypedContact} from './contact.ts'

interface ContactFieldsProps {
  register: (name: keyof TypedContact) => UseFormRegisterReturn
  errors: FieldErrors<TypedContact>
  emailHint: string
  /** It stands below what distinguishes two people. */
  children?: ReactNode
}

export function ContactFields({register, errors, emailHint, children}: ContactFieldsProps) {
  const t = useTranslations('admin.members')
  const faultText = useFaultText()
  const id = useId()
  const field = (name: keyof TypedContact) => ({
    ...register(name),
    id: `${id}-${name}`,
    autoComplete: 'off',
    error: faultText(errors[name]?.message),
  })
  return (
    <>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <FirstNameField {...field('firstName')} />
        <LastNameField {...field('lastName')} />
      </div>
      <EmailField {...field('email')} hint={emailHint} optional />
      {children}
      <PhoneField {...field('phone')} optional />
      <TextAreaField {...field('postalAddress')} label={t('field.postalAddress')} optional />
      <SelectField label={t('field.language')} {...register('locale')}>
        {languages.map((language) => (
          <option key={language.id} value={language.id}>
            {t(`language.${language.id}`)}
          </option>
        ))}
      </SelectField>
    </>
  )
}

const invalid = ['tooLong', 'emailInvalid', 'phoneInvalid'] as const

function useFaultText() {
  const t = useTranslations('form.invalid')
  const missing = useTranslations('admin.members.correct')('missing')
  return (code: string | undefined) => {
    const known = invalid.find((each) => each === code)
    return known ? t(known) : code && missing
  }
}
