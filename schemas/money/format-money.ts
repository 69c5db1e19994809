import {intlLocale, type Language} from '../languages.ts'

/**
 * An amount in pounds, without pence if they are zero: £15, £12.50, £36,000; with `to` a range: £25–30. Separators are those of
 * the language: „£36 000“, „£12,50“. The pound sign comes first in both (docs/decisions/009-pounds-before-the-number.md).
 */
export function formatPounds(language: Language, amount: number, to?: number | null): string {
  const number = (pounds: number) =>
    amountFormat(language, {minimumFractionDigits: 2, maximumFractionDigits: 2}).format(pounds)
  return to == null ? `£${number(amount)}` : `£${number(amount)}–${number(to)}`
}

/**
 * A sum in the smallest unit of its currency: £15, and of any other currency as the language writes it, with its code:
 * ‘EUR 12.50’, „12,50 EUR“.
 */
export function formatMoney(language: Language, amount: number, currency = 'GBP'): string {
  if (currency === 'GBP') return formatPounds(language, amount / 100)
  const format = amountFormat(language, {style: 'currency', currency, currencyDisplay: 'code'})
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

const formats = new Map<string, Intl.NumberFormat>()

/** Formats are costly to make, and few. */
function amountFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${options.currency}`
  const made =
    formats.get(key) ??
    new Intl.NumberFormat(intlLocale(language), {...options, trailingZeroDisplay: 'stripIfInteger'})
  formats.set(key, made)
  return made
}
