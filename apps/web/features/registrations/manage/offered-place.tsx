import {useTranslations} from 'next-intl'
import {PressButton} from './press-button.tsx'
import {RegistrationSection, type RegistrationPartProps} from './registration-section.tsx'
import {acceptPlace} from './registrations-link-actions.ts'
import {usePress} from './use-press.ts'

export function OfferedPlace({token, registration: {seats}, onChanged}: RegistrationPartProps) {
  const t = useTranslations('registrations.manage.offer')
  const {isBusy, failure, press} = usePress({
    failedTitle: t('failed'),
    onChanged: ({data}) => onChanged(data, t(data.status === 'requested' ? 'acceptedRequest' : 'accepted')),
  })
  return (
    <RegistrationSection title={t('title')} text={t('text', {seats})}>
      <PressButton
        {...{isBusy, failure}}
        label={t('accept')}
        busyLabel={t('busy')}
        onPress={() => press(() => acceptPlace(token))}
      />
    </RegistrationSection>
  )
}
