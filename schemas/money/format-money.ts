import {intlLocale, type Language} from '../languages.ts'

/**
 * Takes pounds and leaves out pence that are zero: £15, £12.50; with `to`, a range: £25–30. Separators follow the
 * language: „£36 000“, „£12,50“. The pound sign comes first in both (docs/decisions/009-pounds-before-the-number.md).
 */
export function formatPounds(language: Language, amount: number, to?: number | null): string {
  const number = (pounds: number) =>
    amountFormat(language, {minimumFractionDigits: 2, maximumFractionDigits: 2}).format(pounds)
  return to == null ? `£${number(amount)}` : `£${number(amount)}–${number(to)}`
}

/** Takes the smallest unit of the currency. Other currencies than pounds are shown with their code: ‘EUR 12.50’. */
export function formatMoney(language: Language, amount: number, currency = 'GBP'): string {
  if (currency === 'GBP') return formatPounds(language, amount / 100)
  const format = amountFormat(language, {style: 'currency', currency, currencyDisplay: 'code'})
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

const formats = new Map<string, Intl.NumberFormat>()

/** Formats are expensive to create, so they are kept. */
function amountFormat(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${options.currency}`
  const made =
    formats.get(key) ??
    new Intl.NumberFormat(intlLocale(language), {...options, trailingZeroDisplay: 'stripIfInteger'})
  formats.set(key, made)
  return made
}
