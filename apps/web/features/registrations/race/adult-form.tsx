import {zodResolver} from '@hookform/resolvers/zod'
import {adultRunner} from '@site/schemas/requests/race-registration'
import {submissionFields} from '@site/schemas/requests/submission-fields'
import {useLocale, useTranslations} from 'next-intl'
import {useWatch} from 'react-hook-form'
import {FormField} from '#/ui/forms/form-field.tsx'
import {EmailField, FirstNameField, LastNameField, PhoneField} from '#/ui/forms/person-fields.tsx'
import {TextAreaField} from '#/ui/forms/text-area-field.tsx'
import {FormFrame} from '../form/form-frame.tsx'
import {senderFor} from '../form/registrations-actions.ts'
import {type RegistrationFormProps, useRegistrationForm} from '../form/use-registration-form.ts'

const adultFields = adultRunner.extend({website: submissionFields.website})
const resolver = zodResolver(adultFields)

export function AdultForm({event, onDone}: RegistrationFormProps) {
  const t = useTranslations('registrations')
  const locale = useLocale()
  const {eventKey, name, date} = event
  const {form, field, summary, submit, isBusy} = useRegistrationForm({
    kind: 'race',
    name: 'adult',
    event,
    onDone,
    resolver,
    defaultValues: {
      category: 'adult',
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      emergencyContact: '',
      emergencyPhone: '',
      medicalConditions: '',
      website: '',
    },
    send: ({website, ...registration}) =>
      senderFor('race', eventKey).send({
        registration,
        eventName: name,
        eventDate: date,
        eventKey,
        locale,
        website,
      }),
  })

  const required = useWatch({control: form.control, name: ['firstName', 'lastName', 'email', 'phone']})
  const isIncomplete = required.some((typed) => typed.trim() === '')

  return (
    <FormFrame {...{submit, isBusy, isIncomplete, summary}} hidden={field('website')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <FirstNameField {...field('firstName')} />
        <LastNameField {...field('lastName')} />
      </div>
      <EmailField {...field('email')} />
      <PhoneField {...field('phone')} />
      <FormField
        label={t('race.emergencyContact')}
        optional
        autoComplete="off"
        {...field('emergencyContact')}
      />
      <PhoneField label={t('race.emergencyPhone')} optional autoComplete="off" {...field('emergencyPhone')} />
      <TextAreaField
        label={t('race.medicalConditions')}
        hint={t('race.medicalHint')}
        optional
        {...field('medicalConditions')}
      />
    </FormFrame>
  )
}
