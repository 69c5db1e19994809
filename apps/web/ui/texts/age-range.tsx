import {useTranslations} from 'next-intl'
import {Spoken} from './spoken.tsx'

interface AgeRangeProps {
  /** The ages are years. */
  from: number | null
  to: number | null
}

export function AgeRange({from, to}: AgeRangeProps) {
  const t = useTranslations('age')
  const spoken = useTranslations('spoken')
  if (from !== null && to !== null) {
    const range = {from: `${from}`, to: `${to}`}
    return <Spoken words={spoken('ages', range)}>{t('range', range)}</Spoken>
  }
  if (from !== null) return t('from', {from: `${from}`})
  return to === null ? null : t('to', {to: `${to}`})
}
