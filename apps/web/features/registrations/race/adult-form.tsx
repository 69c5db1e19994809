import {useLocale} from 'next-intl'
import {useWatch} from 'react-hook-form'
import {createLateValidation} from '#/ui/forms/late-validation.ts'
import {EmailField, FirstNameField, LastNameField, PhoneField} from '#/ui/forms/person-fields.tsx'
import {FormFrame} from '../form/form-frame.tsx'
import {senderFor} from '../form/registrations-actions.ts'
import {registeredAs} from '../form/sent-registration.tsx'
import {adultIn, emptyAdult, toAdultRequest} from './adult-request.ts'
import {SafetyFields} from './safety-fields.tsx'
import {type RegistrationFormProps, useRegistrationForm} from '../form/use-registration-form.ts'

const validation = createLateValidation(async () => (await import('./race-validation.ts')).adultValidation)

export function AdultForm({event, placesLeft, posting, onDone}: RegistrationFormProps) {
  const locale = useLocale()
  const {form, field, summary, submit, isBusy} = useRegistrationForm({
    kind: 'race',
    name: 'adult',
    event,
    onDone,
    resolver: validation.resolver,
    ready: validation.ready,
    defaultValues: emptyAdult,
    posting,
    send: async (runner) =>
      registeredAs(
        adultIn(runner),
        await senderFor('race', event.eventKey).send(toAdultRequest(runner, event, locale)),
      ),
  })

  const required = useWatch({control: form.control, name: ['firstName', 'lastName', 'email', 'phone']})
  const isIncomplete = required.some((typed) => typed.trim() === '')

  return (
    <FormFrame
      {...{submit, isBusy, summary, posting}}
      mustWait={placesLeft === 0}
      onApproach={validation.start}
      isIncomplete={isIncomplete && !posting}
      hidden={field('website')}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <FirstNameField {...field('firstName')} />
        <LastNameField {...field('lastName')} />
      </div>
      <EmailField {...field('email')} />
      <PhoneField {...field('phone')} />
      <SafetyFields field={field} />
    </FormFrame>
  )
}
