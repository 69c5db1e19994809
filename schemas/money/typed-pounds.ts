import type {Language} from '../languages.ts'

const currency = String.raw`(?:£|gbp|sv\.?|svar\p{L}*|pounds?)`

const sum = new RegExp(String.raw`^${currency}? ?(?<digits>\d[\d.,'’ ]*?)[.,]? ?${currency}?$`, 'u')

const patterns = [
  /^\d{1,9}(?:[.,]\d{1,2})?$/,
  /^\d{1,3}(?:([ ,'’])\d{3})(?:\1\d{3})*(?:\.\d{1,2})?$/,
  /^\d{1,3}(?:([ .'’])\d{3})(?:\1\d{3})*,\d{1,2}$/,
  // A single group after a point is ambiguous: 1.250 may mean £1,250 or £1.25.
  /^\d{1,3}(?:\.\d{3}){2,}$/,
]

/**
 * Reads a typed sum in pounds, or returns null. It accepts
 *
 * - `15`, `7,50`, `7.5`, and `7,`, because the pence may still follow;
 * - thousands with one kind of separator: `1 250`, `1.250,50`;
 * - a currency before or after the sum: `£7.50`, `GBP 12`, `7 svarai`, `7 pounds`;
 * - pence alone: `50p`.
 */
export function readTypedPounds(typed: string): number | null {
  const text = typed
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  const pence = /^(\d{1,4}) ?p$/.exec(text)?.[1]
  if (pence !== undefined) return Number(pence) / 100
  const digits = sum.exec(text)?.groups?.digits
  if (digits === undefined || !patterns.some((pattern) => pattern.test(digits))) return null
  const [, whole = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits) ?? []
  return Number(`${whole.replaceAll(/\D/g, '')}.${decimals || '0'}`)
}

/** As people type it, without a currency: 15, 12.50, in Lithuanian 12,50. */
export function typedPounds(pounds: number, language: Language = 'en'): string {
  if (Number.isInteger(pounds)) return String(pounds)
  return pounds.toFixed(2).replace('.', language === 'lt' ? ',' : '.')
}
