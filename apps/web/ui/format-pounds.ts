import type {Locale} from 'next-intl'

/** A sum in pounds as it is written in Britain, with pence only where there are any: £15, £12.50, £36,000; £25–30. */
export function formatPounds(amount: number, locale: Locale, to?: number | null): string {
  const sum = `£${format(amount, locale)}`
  return to == null ? sum : `${sum}–${format(to, locale)}`
}

function format(amount: number, locale: Locale): string {
  const fractionDigits = Number.isInteger(amount) ? 0 : 2
  return new Intl.NumberFormat(locale === 'en' ? 'en-GB' : 'lt-LT', {
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  }).format(amount)
}
