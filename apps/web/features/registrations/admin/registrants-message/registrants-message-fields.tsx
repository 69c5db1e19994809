'use client'

import {activeRegistrationStatuses} from '@site/schemas/statuses/registration'
import {useTranslations} from 'next-intl'
import {FormField} from '#/ui/forms/form-field.tsx'
import {TextAreaField} from '#/ui/forms/text-area-field.tsx'
import {Choice} from '#/ui/forms/choice.tsx'
import {toggled} from '#/features/admin-list/toggled.ts'
import {countRecipients, type DraftFault, draftFields, type MessageDraft} from './registrants-message.ts'
import type {Registration} from '../records/registration.ts'

interface RegistrantsMessageFieldsProps {
  id: string
  draft: MessageDraft
  errorOf: (field: DraftFault['id']) => string | undefined
  registrations: readonly Registration[]
  onChange: (draft: MessageDraft) => void
}

export function RegistrantsMessageFields(props: RegistrantsMessageFieldsProps) {
  const {id, draft, errorOf, registrations, onChange} = props
  const t = useTranslations('admin.registrations')
  const noRecipients = errorOf('recipients')
  return (
    <>
      <fieldset aria-describedby={noRecipients && `${id}-recipients-error`}>
        <legend className="font-semibold">{t('write.to')}</legend>
        {activeRegistrationStatuses.map((status, index) => (
          <Choice
            key={status}
            type="checkbox"
            id={index === 0 ? `${id}-recipients` : undefined}
            checked={draft.statuses.includes(status)}
            onChange={({target}) =>
              onChange({...draft, statuses: toggled(draft.statuses, status, target.checked)})
            }
          >
            {t('write.status', {
              status: t(`filter.${status}`),
              count: countRecipients(registrations, [status]),
            })}
          </Choice>
        ))}
        {noRecipients && (
          <p id={`${id}-recipients-error`} className="text-small font-semibold text-danger">
            {noRecipients}
          </p>
        )}
      </fieldset>
      {draftFields.map(({id: field, language, part}) => {
        const shared = {
          id: `${id}-${field}`,
          label: t(`write.${field}`),
          error: errorOf(field),
          lang: language,
          value: draft[language][part],
          onChange: ({target}: {target: {value: string}}) =>
            onChange({...draft, [language]: {...draft[language], [part]: target.value}}),
        }
        return part === 'subject' ? (
          <FormField key={field} {...shared} autoComplete="off" />
        ) : (
          <TextAreaField key={field} {...shared} rows={5} />
        )
      })}
    </>
  )
}
