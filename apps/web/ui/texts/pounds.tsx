import {formatPounds} from '@site/schemas/money/format-money'
import {useLocale, useTranslations} from 'next-intl'
import {Spoken} from './spoken.tsx'

export function Pounds({amount}: {amount: number}) {
  const locale = useLocale()
  const t = useTranslations('spoken')
  return <Spoken words={poundsInWords(t, amount)}>{formatPounds(locale, amount)}</Spoken>
}

/** Voices that know no pound sign leave it out, and no voice says what the dash stands for: „7 svarai“ instead. */
export function poundsInWords(
  t: ReturnType<typeof useTranslations<'spoken'>>,
  amount: number,
  to?: number | null,
): string {
  return to == null ? t('pounds', {amount}) : t('poundsRange', {from: amount, to})
}
