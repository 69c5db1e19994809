import {type BilingualText, intlLocale, type Language} from '../languages.ts'

/**
 * Takes pounds and leaves out pence that are zero: £15, £12.50; with `to`, a range: £25–30. Separators follow the
 * language: „£36 000“, „£12,50“. The pound sign comes first in both (docs/decisions/009-pounds-before-the-number.md), after
 * the sign of what went out: -£15.
 */
export function formatPounds(language: Language, amount: number, to?: number | null): string {
  const range = to == null ? [amount] : [amount, to]
  const sign = amount < 0 ? signs[language].minus : ''
  return `${sign}£${range.map((pounds) => inDigits(language, Math.abs(pounds))).join('–')}`
}

export const poundsText = (amount: number): BilingualText => ({
  lt: formatPounds('lt', amount),
  en: formatPounds('en', amount),
})

const signs = {
  lt: {minus: '−', thousands: '\u00a0', decimal: ','},
  en: {minus: '-', thousands: ',', decimal: '.'},
}

/** As `Intl.NumberFormat` does, the first of which takes an old phone longer than all else that it does to show a form. */
function inDigits(language: Language, pounds: number): string {
  const {thousands, decimal} = signs[language]
  const [whole = '', pence = ''] = pounds.toFixed(2).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, thousands)
  return `${grouped}${pence === '00' ? '' : decimal + pence}`
}

/** Takes the smallest unit of the currency. Other currencies than pounds are shown with their code: ‘EUR 12.50’. */
export function formatMoney(language: Language, amount: number, currency = 'GBP'): string {
  if (currency === 'GBP') return formatPounds(language, amount / 100)
  const format = new Intl.NumberFormat(intlLocale(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    trailingZeroDisplay: 'stripIfInteger',
  })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
