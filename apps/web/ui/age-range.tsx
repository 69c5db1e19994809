import {useTranslations} from 'next-intl'

interface AgeRangeProps {
  /** Years. */
  from: number | null
  to: number | null
}

/** Whom something is for: „3–16 metų“, ‘60 and over’. */
export function AgeRange({from, to}: AgeRangeProps) {
  const t = useTranslations('age')
  if (from !== null && to !== null) return t('range', {from: `${from}`, to: `${to}`})
  if (from !== null) return t('from', {from: `${from}`})
  return to === null ? null : t('to', {to: `${to}`})
}
