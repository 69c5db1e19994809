import type {useTranslations} from 'next-intl'

/** Voices that know no pound sign leave it out, and no voice says what the dash stands for: „7 svarai“ instead. */
export function poundsInWords(
  t: ReturnType<typeof useTranslations<'spoken'>>,
  amount: number,
  to?: number | null,
): string {
  return to == null ? t('pounds', {amount}) : t('poundsRange', {from: amount, to})
}
