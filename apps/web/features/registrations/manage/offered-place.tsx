import {useTranslations} from 'next-intl'
import {buttonClass} from '#/ui/button.tsx'
import {BusyLabel} from '#/ui/submit-button.tsx'
import {RegistrationSection, type RegistrationPartProps} from './registration-section.tsx'
import {acceptPlace} from './registrations-link-actions.ts'
import {usePress} from './use-press.ts'

/** Takes the place that is offered. */
export function OfferedPlace({token, registration: {seats}, onChanged}: RegistrationPartProps) {
  const t = useTranslations('registrations.manage.offer')
  const {isBusy, failure, press} = usePress({
    failedTitle: t('failed'),
    onChanged: ({data}) => onChanged(data, t(data.status === 'requested' ? 'acceptedRequest' : 'accepted')),
  })
  return (
    <RegistrationSection title={t('title')} text={t('text', {seats})}>
      <button
        type="button"
        aria-disabled={isBusy || undefined}
        onClick={() => press(() => acceptPlace(token))}
        className={`${buttonClass()} min-h-12 aria-disabled:cursor-progress`}
      >
        <BusyLabel isBusy={isBusy} busy={t('busy')}>
          {t('accept')}
        </BusyLabel>
      </button>
      <p role="alert" className="mt-3 font-semibold text-danger empty:hidden">
        {failure}
      </p>
    </RegistrationSection>
  )
}
