import {zodResolver} from '@hookform/resolvers/zod'
import {
  type EventRegistrationFields,
  eventRegistrationRequest,
  peopleRange,
} from '@site/schemas/requests/event-registration'
import {useLocale, useTranslations} from 'next-intl'
import {useState} from 'react'
import {NumberSelect} from '#/ui/forms/number-select.tsx'
import {EmailField, FirstNameField, LastNameField, PhoneField} from '#/ui/forms/person-fields.tsx'
import {TextAreaField} from '#/ui/forms/text-area-field.tsx'
import {useSubmissionForm} from '#/ui/forms/use-submission-form.ts'
import {draftFor} from '../form/form-drafts.ts'
import {FormFrame} from '../form/form-frame.tsx'
import {type FormEvent, senderFor} from '../form/registrations-actions.ts'
import {useAcceptedToast} from '../form/use-accepted-toast.ts'

interface GeneralFormProps {
  event: FormEvent
  onDone: () => void
}

const resolver = zodResolver(eventRegistrationRequest)

export function GeneralForm({event: {eventKey}, onDone}: GeneralFormProps) {
  const t = useTranslations('registrations')
  const locale = useLocale()
  const showAccepted = useAcceptedToast('general')
  const [{send}] = useState(() => senderFor('general', eventKey))
  const {field, summary, submit, isBusy} = useSubmissionForm({
    resolver,
    defaultValues: {
      eventKey,
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      people: peopleRange.min,
      note: '',
      website: '',
    },
    draft: draftFor<EventRegistrationFields>('general', eventKey),
    failed: {title: t('shared.errorTitle'), text: t('general.error')},
    errorText: (_, code) => (code === 'peopleRange' ? t('general.peopleRange') : undefined),
    send: (request) => send({...request, locale}),
    onAccepted: ({status}) => {
      showAccepted(status)
      onDone()
    },
  })

  return (
    <FormFrame {...{submit, isBusy, summary}} hidden={field('website')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <FirstNameField {...field('firstName')} />
        <LastNameField {...field('lastName')} />
      </div>
      <EmailField {...field('email')} />
      <PhoneField optional {...field('phone')} />
      <NumberSelect
        label={t('general.people')}
        hint={t('general.peopleHint')}
        range={peopleRange}
        {...field('people')}
      />
      <TextAreaField label={t('general.note')} optional {...field('note')} />
    </FormFrame>
  )
}
