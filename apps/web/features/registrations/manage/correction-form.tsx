import {zodResolver} from '@hookform/resolvers/zod'
import {useTranslations} from 'next-intl'
import {CheckboxField} from '#/ui/forms/checkbox-field.tsx'
import {ErrorSummary, FormFailure} from '#/ui/forms/error-summary.tsx'
import {NumberSelect} from '#/ui/forms/number-select.tsx'
import {FirstNameField, LastNameField, PhoneField} from '#/ui/forms/person-fields.tsx'
import {SubmitButton} from '#/ui/forms/submit-button.tsx'
import {TextAreaField} from '#/ui/forms/text-area-field.tsx'
import {ownRunner} from './managed-registration.ts'
import {
  type Correction,
  type CorrectionFields,
  correctionFields,
  correctionSchema,
  registrationChanges,
} from './registration-changes.ts'
import {RegistrationSection, type RegistrationPartProps} from './registration-section.tsx'
import {changeRegistration} from './registrations-link-actions.ts'
import {RunnerFields} from './runner-fields.tsx'
import {useChangeForm} from './use-change-form.ts'
import {useCorrectionErrorText} from './use-correction-error-text.ts'

export function CorrectionForm({token, registration, onChanged}: RegistrationPartProps) {
  const t = useTranslations('registrations.manage')
  const {kind, phoneEnding, seats, runners} = registration
  const {form, field, summary, submit, isBusy} = useChangeForm<CorrectionFields, Correction>({
    resolver: zodResolver(correctionSchema(registration)),
    defaultValues: correctionFields(registration),
    errorText: useCorrectionErrorText(runners),
    failedTitle: t('correct.failed'),
    change: (typed) => {
      const changes = registrationChanges(registration, typed)
      if (Object.keys(changes).length > 0) return changeRegistration(token, changes)
      onChanged(registration, t('correct.unchanged'))
      return undefined
    },
    onChanged: ({data}) => {
      form.reset(correctionFields(data))
      onChanged(data, t('correct.saved'))
    },
  })

  const phone = (
    <>
      <PhoneField
        optional={kind === 'general' || phoneEnding !== null}
        hint={phoneEnding === null ? undefined : t('correct.phoneHint', {digits: phoneEnding})}
        {...field('phone')}
      />
      {kind === 'general' && phoneEnding !== null && (
        <CheckboxField label={t('correct.removePhone')} {...field('isPhoneRemoved')} />
      )}
    </>
  )
  return (
    <RegistrationSection title={t('correct.title')}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={isBusy} className="grid min-w-0 gap-6">
          <ErrorSummary {...summary} />
          {runners.map((runner) => (
            <RunnerFields
              key={runner.id}
              runner={runner}
              field={(name) => field(`runners.${runner.id}.${name}`)}
            />
          ))}
          {ownRunner(registration) ? (
            phone
          ) : (
            <fieldset className="grid min-w-0 gap-4">
              <legend className="mb-2 text-lead font-semibold">
                {t(kind === 'race' ? 'correct.parent' : 'correct.person')}
              </legend>
              <div className="grid gap-4 sm:grid-cols-2">
                <FirstNameField {...field('firstName')} />
                <LastNameField {...field('lastName')} />
              </div>
              {phone}
            </fieldset>
          )}
          {kind !== 'race' && seats > 1 && (
            <NumberSelect
              label={t('seats')}
              hint={t('correct.seatsHint')}
              range={{min: 1, max: seats}}
              {...field('seats')}
            />
          )}
          {kind !== 'race' && (
            <TextAreaField
              label={t(kind === 'trip' ? 'specialRequests' : 'note')}
              optional
              {...field('note')}
            />
          )}
          <FormFailure {...summary} />
          <SubmitButton label={t('correct.submit')} busyLabel={t('correct.busy')} isBusy={isBusy} />
        </fieldset>
      </form>
    </RegistrationSection>
  )
}
