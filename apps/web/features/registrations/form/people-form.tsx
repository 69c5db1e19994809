import type {RegistrationFields, RegistrationRequest} from '@site/schemas/requests/event-registration'
import {passengerRange, peopleRange} from '@site/schemas/requests/registration-ranges'
import {useLocale, useTranslations} from 'next-intl'
import {useWatch} from 'react-hook-form'
import {createLateValidation} from '#/ui/forms/late-validation.ts'
import {NumberSelect} from '#/ui/forms/number-select.tsx'
import {EmailField, FirstNameField, LastNameField, PhoneField} from '#/ui/forms/person-fields.tsx'
import {TextAreaField} from '#/ui/forms/text-area-field.tsx'
import {FormFrame} from './form-frame.tsx'
import {emptyRegistration, emptyTrip, peopleIn} from './registration-fields.ts'
import {senderFor} from './registrations-actions.ts'
import {registeredAs} from './sent-registration.tsx'
import {type RegistrationFormProps, useRegistrationForm} from './use-registration-form.ts'

interface PeopleFormProps extends RegistrationFormProps {
  kind: keyof typeof forms
}

const validationFor = (kind: 'general' | 'trip') =>
  createLateValidation<RegistrationFields, RegistrationRequest>(
    async () => (await import('./people-validation.ts')).peopleValidation[kind],
  )

const forms = {
  general: {
    validation: validationFor('general'),
    empty: emptyRegistration,
    range: peopleRange,
    people: 'people',
    note: 'note',
  },
  trip: {
    validation: validationFor('trip'),
    empty: emptyTrip,
    range: passengerRange,
    people: 'passengers',
    note: 'specialRequests',
  },
} as const

/** One person registers some people. */
export function PeopleForm({kind, event, placesLeft, posting, onDone}: PeopleFormProps) {
  const t = useTranslations('registrations')
  const locale = useLocale()
  const {eventKey} = event
  const {validation, empty, range, people, note} = forms[kind]
  const {form, field, summary, submit, isBusy} = useRegistrationForm({
    kind,
    name: kind,
    event,
    onDone,
    resolver: validation.resolver,
    ready: validation.ready,
    defaultValues: {...empty, eventKey},
    posting,
    errorText: (_, code) => (code === 'peopleRange' ? t(`${kind}.peopleRange`) : undefined),
    send: async (request) =>
      registeredAs(peopleIn(request), await senderFor(kind, eventKey).send({...request, locale})),
  })

  const seats = useWatch({control: form.control, name: people})

  return (
    <FormFrame
      {...{submit, isBusy, summary, posting}}
      mustWait={Number(seats) > (placesLeft ?? Infinity)}
      onApproach={validation.start}
      hidden={field('website')}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FirstNameField {...field('firstName')} />
        <LastNameField {...field('lastName')} />
      </div>
      <EmailField {...field('email')} />
      <PhoneField optional={kind === 'general'} {...field('phone')} />
      <NumberSelect
        label={t(`${kind}.people`)}
        hint={kind === 'general' ? t('general.peopleHint') : undefined}
        range={range}
        {...field(people)}
      />
      <TextAreaField
        label={t(`${kind}.note`)}
        hint={kind === 'trip' ? t('trip.noteHint') : undefined}
        optional
        {...field(note)}
      />
    </FormFrame>
  )
}
