import {useTranslations} from 'next-intl'
import {buttonClass} from '#/ui/button.tsx'
import {BusyLabel} from '#/ui/submit-button.tsx'
import type {RegistrationPartProps} from './registration-section.tsx'
import {confirmRegistration} from './registrations-link-actions.ts'
import {usePress} from './use-press.ts'

/** Confirms a registration that is held for half an hour only. */
export function ConfirmRegistration({token, onChanged}: RegistrationPartProps) {
  const t = useTranslations('registrations.manage')
  const {isBusy, failure, press} = usePress({
    failedTitle: t('confirm.failed'),
    onChanged: ({data}) => onChanged(data, t('confirm.done', {status: data.status})),
  })
  return (
    <div>
      <button
        type="button"
        aria-disabled={isBusy || undefined}
        onClick={() => press(() => confirmRegistration(token))}
        className={`${buttonClass()} min-h-12 aria-disabled:cursor-progress`}
      >
        <BusyLabel isBusy={isBusy} busy={t('confirm.busy')}>
          {t('confirm.press')}
        </BusyLabel>
      </button>
      <p role="alert" className="mt-3 font-semibold text-danger empty:hidden">
        {failure}
      </p>
    </div>
  )
}
