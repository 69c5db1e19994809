import {useTranslations} from 'next-intl'
import {PressButton} from './press-button.tsx'
import type {RegistrationPartProps} from './registration-section.tsx'
import {confirmRegistration} from './registrations-link-actions.ts'
import {usePress} from './use-press.ts'

/** The place is held for half an hour only. */
export function ConfirmRegistration({token, onChanged}: RegistrationPartProps) {
  const t = useTranslations('registrations.manage.confirm')
  const {isBusy, failure, press} = usePress({
    failedTitle: t('failed'),
    onChanged: ({data}) => onChanged(data, t('done', {status: data.status})),
  })
  return (
    <div>
      <PressButton
        {...{isBusy, failure}}
        label={t('press')}
        busyLabel={t('busy')}
        onPress={() => press(() => confirmRegistration(token))}
      />
    </div>
  )
}
