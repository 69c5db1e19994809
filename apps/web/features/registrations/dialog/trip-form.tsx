import {zodResolver} from '@hookform/resolvers/zod'
import {
  type BusRegistrationFields,
  busRegistrationRequest,
  passengerRange,
} from '@site/schemas/requests/bus-registration'
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

interface TripFormProps {
  event: FormEvent
  onDone: () => void
}

const resolver = zodResolver(busRegistrationRequest)

export function TripForm({event: {eventKey}, onDone}: TripFormProps) {
  const t = useTranslations('registrations')
  const locale = useLocale()
  const showAccepted = useAcceptedToast('trip')
  const [{send}] = useState(() => senderFor('trip', eventKey))
  const {field, summary, submit, isBusy} = useSubmissionForm({
    resolver,
    defaultValues: {
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      passengers: passengerRange.min,
      specialRequests: '',
      website: '',
    },
    draft: draftFor<BusRegistrationFields>('trip', eventKey),
    failed: {title: t('shared.errorTitle'), text: t('trip.error')},
    errorText: (_, code) => (code === 'passengersRange' ? t('trip.passengersRange') : undefined),
    send: (request) => send({...request, eventKey, locale}),
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
      <PhoneField {...field('phone')} />
      <NumberSelect label={t('trip.passengers')} range={passengerRange} {...field('passengers')} />
      <TextAreaField
        label={t('trip.specialRequests')}
        hint={t('trip.specialRequestsHint')}
        optional
        {...field('specialRequests')}
      />
    </FormFrame>
  )
}
