import {formatPounds} from '@site/schemas/money/format-money'
import {useLocale, useTranslations} from 'next-intl'
import {poundsInWords} from './spoken-pounds.ts'
import {Spoken} from './spoken.tsx'

export function Pounds({amount}: {amount: number}) {
  const locale = useLocale()
  const t = useTranslations('spoken')
  return <Spoken words={poundsInWords(t, amount)}>{formatPounds(locale, amount)}</Spoken>
}
