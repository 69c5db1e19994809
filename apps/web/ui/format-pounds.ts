import type {useFormatter, useTranslations} from 'next-intl'

const pounds = {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
} as const

/**
 * An amount in pounds, without pence if they are zero: £15, £12.50, £36,000; with `to` a range: £25–30. Separators are
 * those of the language: „£36 000“, „£12,50“. The pound sign is added here, because next-intl's currency style puts it
 * after a Lithuanian number and repeats it in a range (docs/decisions/009).
 */
export function formatPounds(
  format: ReturnType<typeof useFormatter>,
  amount: number,
  to?: number | null,
): string {
  const sum = `£${format.number(amount, pounds)}`
  return to == null ? sum : `${sum}–${format.number(to, pounds)}`
}

/**
 * The same amount for screen readers: „7 svarai“, ‘25 to 30 pounds’. Voices that know no pound sign leave it out, and no voice says
 * what the dash stands for.
 */
export function poundsInWords(
  t: ReturnType<typeof useTranslations<'spoken'>>,
  amount: number,
  to?: number | null,
): string {
  return to == null ? t('pounds', {amount}) : t('poundsRange', {from: amount, to})
}
