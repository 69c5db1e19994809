import type {Locale} from 'next-intl'

export function fileSize(bytes: number, locale: Locale): string {
  const [value, unit] =
    bytes < 1_000_000 ? [Math.ceil(bytes / 1000), 'kilobyte'] : [bytes / 1_000_000, 'megabyte']
  return new Intl.NumberFormat(locale, {style: 'unit', unit, maximumFractionDigits: 1}).format(value)
}
