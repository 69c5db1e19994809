'use client'

import {useTranslations} from 'next-intl'
import type {ComponentProps} from 'react'
import {describedBy, FieldFrame, inputClass} from '#/ui/form-field.tsx'

interface LanguageFieldProps extends ComponentProps<'select'> {
  id: string
  error?: string
}

/** In which language mail is written to somebody. */
export function LanguageField({error, ...select}: LanguageFieldProps) {
  const t = useTranslations('account')
  const {id} = select
  const hint = t('hint.language')
  return (
    <FieldFrame {...{id, error, hint}} label={t('field.language')}>
      <select {...select} {...describedBy({id, hint, error})} className={inputClass}>
        <option value="lt">{t('profile.lithuanian')}</option>
        <option value="en">{t('profile.english')}</option>
      </select>
    </FieldFrame>
  )
}
