import {donationIntervals} from '@site/schemas/options/donation-intervals'
import {useTranslations} from 'next-intl'
import {ChoiceTile, type Field} from './choice-tile.tsx'

export function IntervalFields({field}: {field: Field}) {
  const t = useTranslations('donation.dialog')
  const {id} = field
  return (
    <fieldset aria-describedby={`${id}-hint`} className="min-w-0">
      <legend className="mb-1.5 font-semibold">{t('interval')}</legend>
      <div className="grid grid-cols-2 gap-2">
        {donationIntervals.map((interval) => (
          <ChoiceTile key={interval} field={field} value={interval}>
            {t(interval)}
          </ChoiceTile>
        ))}
      </div>
      <p id={`${id}-hint`} className="mt-1 text-small text-muted">
        {t('monthHint')}
      </p>
    </fieldset>
  )
}
