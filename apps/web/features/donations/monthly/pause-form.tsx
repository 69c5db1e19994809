import {dateInWords} from '@site/schemas/london-time/in-words'
import {pauseMonths} from '@site/schemas/requests/subscription'
import {useLocale, useTranslations} from 'next-intl'
import {useState} from 'react'
import {Choice} from '#/ui/forms/choice.tsx'
import {GiftFormFrame, type GiftFormProps} from './gift-form.tsx'
import {chargeAfterPause} from './monthly-gift.ts'

export function PauseForm({gift, isBusy, failure, onSend}: GiftFormProps) {
  const t = useTranslations('donation.monthly.pause')
  const locale = useLocale()
  const [chosen, setChosen] = useState<number>(pauseMonths[0])
  const {nextChargeAt, since} = gift
  return (
    <GiftFormFrame
      {...{isBusy, failure}}
      submit={t('submit')}
      keep={t('keep')}
      onSubmit={() => onSend({action: 'pause', months: chosen})}
    >
      <fieldset className="grid min-w-0 gap-1">
        <legend className="mb-1.5 font-semibold">{t('legend')}</legend>
        {pauseMonths.map((months) => (
          <Choice
            key={months}
            type="radio"
            name="months"
            value={months}
            checked={chosen === months}
            onChange={() => setChosen(months)}
          >
            {t('months', {months})}
            {nextChargeAt && (
              <span className="block text-small text-muted">
                {t('until', {date: dateInWords(chargeAfterPause(nextChargeAt, since, months), locale)})}
              </span>
            )}
          </Choice>
        ))}
      </fieldset>
    </GiftFormFrame>
  )
}
