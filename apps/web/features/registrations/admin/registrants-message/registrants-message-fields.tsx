'use client'

import {activeRegistrationStatuses} from '@site/schemas/statuses/registration'
import {useTranslations} from 'next-intl'
import type {UseFormRegisterReturn} from 'react-hook-form'
import {FormField} from '#/ui/forms/form-field.tsx'
import {TextAreaField} from '#/ui/forms/text-area-field.tsx'
import {Choice} from '#/ui/forms/choice.tsx'
import {countRecipients, draftFields} from './registrants-message.ts'
import type {Registration} from '../records/registration.ts'

type DraftName = 'statuses' | (typeof draftFields)[number]['name']

interface RegistrantsMessageFieldsProps {
  field: (name: DraftName) => UseFormRegisterReturn & {id: string; error: string | undefined}
  registrations: readonly Registration[]
}

export function RegistrantsMessageFields({field, registrations}: RegistrantsMessageFieldsProps) {
  const t = useTranslations('admin.registrations')
  const {id, error, ...statuses} = field('statuses')
  return (
    <>
      <fieldset aria-describedby={error && `${id}-error`}>
        <legend className="font-semibold">{t('write.to')}</legend>
        {activeRegistrationStatuses.map((status, index) => (
          <Choice key={status} {...statuses} type="checkbox" id={index === 0 ? id : undefined} value={status}>
            {t('write.status', {
              status: t(`filter.${status}`),
              count: countRecipients(registrations, [status]),
            })}
          </Choice>
        ))}
        {error && (
          <p id={`${id}-error`} className="text-small font-semibold text-danger">
            {error}
          </p>
        )}
      </fieldset>
      {draftFields.map(({name, id: label, language, part}) => {
        const shared = {...field(name), label: t(`write.${label}`), lang: language}
        return part === 'subject' ? (
          <FormField key={name} {...shared} autoComplete="off" />
        ) : (
          <TextAreaField key={name} {...shared} rows={5} />
        )
      })}
    </>
  )
}
