import {zodResolver} from '@hookform/resolvers/zod'
import {adultRunner} from '@site/schemas/requests/race-registration'
import {submissionFields} from '@site/schemas/requests/submission-fields'
import {useLocale, useTranslations} from 'next-intl'
import {useState} from 'react'
import {useWatch} from 'react-hook-form'
import type * as z from 'zod'
import {FormField} from '#/ui/forms/form-field.tsx'
import {EmailField, FirstNameField, LastNameField, PhoneField} from '#/ui/forms/person-fields.tsx'
import {TextAreaField} from '#/ui/forms/text-area-field.tsx'
import {useSubmissionForm} from '#/ui/forms/use-submission-form.ts'
import {draftFor} from '../form/form-drafts.ts'
import {FormFrame} from '../form/form-frame.tsx'
import {type FormEvent, senderFor} from '../form/registrations-actions.ts'
import {useAcceptedToast} from '../form/use-accepted-toast.ts'

interface AdultFormProps {
  event: FormEvent
  onDone: () => void
}

const adultFields = adultRunner.extend({website: submissionFields.website})
const resolver = zodResolver(adultFields)

export function AdultForm({event: {eventKey, name, date}, onDone}: AdultFormProps) {
  const t = useTranslations('registrations')
  const locale = useLocale()
  const showAccepted = useAcceptedToast('race')
  const [{send}] = useState(() => senderFor('race', eventKey))
  const {form, field, summary, submit, isBusy} = useSubmissionForm({
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
    draft: draftFor<z.input<typeof adultFields>>('adult', eventKey),
    failed: {title: t('shared.errorTitle'), text: t('race.error')},
    send: ({website, ...registration}) =>
      send({registration, eventName: name, eventDate: date, eventKey, locale, website}),
    onAccepted: ({status}) => {
      showAccepted(status)
      onDone()
    },
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
