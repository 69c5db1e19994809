'use client'

import {messageGroups} from '@site/schemas/statuses/registration'
import {useTranslations} from 'next-intl'
import type {UseFormRegisterReturn} from 'react-hook-form'
import {FormField} from '#/ui/forms/form-field.tsx'
import {TextAreaField} from '#/ui/forms/text-area-field.tsx'
import {Choice} from '#/ui/forms/choice.tsx'
import {countRecipients, draftFields, type Readers} from './registrants-message.ts'

type DraftName = 'statuses' | (typeof draftFields)[number]['name']

interface RegistrantsMessageFieldsProps {
  field: (name: DraftName) => UseFormRegisterReturn & {id: string; error: string | undefined}
  readers: Readers
}

export function RegistrantsMessageFields({field, readers}: RegistrantsMessageFieldsProps) {
  const t = useTranslations('admin.registrations')
  const {id, error, ...statuses} = field('statuses')
  return (
    <>
      <fieldset aria-describedby={error && `${id}-error`}>
        <legend className="font-semibold">{t('write.to')}</legend>
        {messageGroups
          .filter((group) => group !== 'tickets' || readers.orders.length > 0)
          .map((group, index) => (
            <Choice key={group} {...statuses} type="checkbox" id={index === 0 ? id : undefined} value={group}>
              {t('write.status', {
                status: group === 'tickets' ? t('write.tickets') : t(`filter.${group}`),
                count: countRecipients(readers, [group]),
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
