import {zodResolver} from '@hookform/resolvers/zod'
import {parentalConsent} from '@site/schemas/consents'
import {useLocale, useTranslations} from 'next-intl'
import * as z from 'zod'
import {CheckboxField} from '#/ui/forms/checkbox-field.tsx'
import {ErrorSummary, FormFailure} from '#/ui/forms/error-summary.tsx'
import {SubmitButton} from '#/ui/forms/submit-button.tsx'
import {RegistrationSection, type RegistrationPartProps} from './registration-section.tsx'
import {giveParentalConsent} from './registrations-link-actions.ts'
import {useChangeForm} from './use-change-form.ts'

const resolver = zodResolver(z.object({isGiven: z.boolean().refine((isGiven) => isGiven, 'consentRequired')}))

/** One consent covers all children. */
export function ConsentForm({token, registration, onChanged}: RegistrationPartProps) {
  const t = useTranslations('registrations.manage.consent')
  const wording = parentalConsent[useLocale()]
  const names = registration.runners
    .filter(({needsConsent}) => needsConsent)
    .map(({firstName, lastName}) => `${firstName} ${lastName}`)
    .join(', ')
  const {field, summary, submit, isBusy} = useChangeForm({
    resolver,
    defaultValues: {isGiven: false},
    errorText: () => t('required'),
    failedTitle: t('failed'),
    change: () => giveParentalConsent(token, wording),
    onChanged: ({data}) => onChanged(data, t('given')),
  })
  return (
    <RegistrationSection title={t('title')} text={t('text', {names})}>
      <form noValidate onSubmit={submit}>
        <fieldset disabled={isBusy} className="grid min-w-0 gap-4">
          <ErrorSummary {...summary} />
          <CheckboxField label={wording} {...field('isGiven')} />
          <FormFailure {...summary} />
          <SubmitButton label={t('submit')} busyLabel={t('busy')} isBusy={isBusy} />
        </fieldset>
      </form>
    </RegistrationSection>
  )
}
