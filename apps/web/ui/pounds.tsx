import {useFormatter, useTranslations} from 'next-intl'
import {formatPounds, poundsInWords} from './format-pounds.ts'
import {Spoken} from './spoken.tsx'

/** An amount in pounds that stands alone. */
export function Pounds({amount}: {amount: number}) {
  const format = useFormatter()
  const t = useTranslations('spoken')
  return <Spoken words={poundsInWords(t, amount)}>{formatPounds(format, amount)}</Spoken>
}
