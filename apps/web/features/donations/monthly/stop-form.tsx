import {useTranslations} from 'next-intl'
import {GiftFormFrame, type GiftFormProps} from './gift-form.tsx'

export function StopForm({isBusy, failure, onSend}: GiftFormProps) {
  const t = useTranslations('donation.monthly.stop')
  return (
    <GiftFormFrame
      {...{isBusy, failure}}
      submit={t('submit')}
      keep={t('keep')}
      variant="give"
      onSubmit={() => onSend({action: 'stop'})}
    />
  )
}
