import type {useTranslations} from 'next-intl'

/**
 * An amount in pounds for screen readers: „7 svarai“, ‘25 to 30 pounds’. Voices that know no pound sign leave it out, and no voice
 * says what the dash stands for.
 */
export function poundsInWords(
  t: ReturnType<typeof useTranslations<'spoken'>>,
  amount: number,
  to?: number | null,
): string {
  return to == null ? t('pounds', {amount}) : t('poundsRange', {from: amount, to})
}
