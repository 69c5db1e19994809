/** Words for pounds, before or after the sum. */
const currency = String.raw`(?:£|gbp|sv\.?|svar\p{L}*|pounds?)`

const sum = new RegExp(String.raw`^${currency}? ?(?<digits>\d[\d.,'’ ]*?)[.,]? ?${currency}?$`, 'u')

const patterns = [
  /^\d{1,9}(?:[.,]\d{1,2})?$/,
  /^\d{1,3}(?:([ ,'’])\d{3})(?:\1\d{3})*(?:\.\d{1,2})?$/,
  /^\d{1,3}(?:([ .'’])\d{3})(?:\1\d{3})*,\d{1,2}$/,
  // A single group after a point may be anything: 1.250 is £1,250 to one and £1.25 to another.
  /^\d{1,3}(?:\.\d{3}){2,}$/,
]

/**
 * A sum in pounds that somebody typed; null for anything else. The sum is
 *
 * - digits, then perhaps a comma or a point and one or two digits of pence: `15`, `7,50`, `7.5`; or a comma or a point alone,
 *   since the pence may follow: `7,`;
 * - thousands in groups of three, all divided alike by a space, a comma, a point or an apostrophe: `1 250`, `1.250,50`;
 * - with the pound before or after it, or without: `£7.50`, `7,50 £`, `GBP 12`, `7 svarai`, `7 pounds`;
 * - or pence alone: `50p`.
 *
 * Spaces are those of any kind. Every field for a sum reads it so: a donor's, a treasurer's and the Studio's.
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

/** Pounds as a field for a sum shows them: `15`, `12.50`. */
export function typedPounds(pounds: number): string {
  return Number.isInteger(pounds) ? String(pounds) : pounds.toFixed(2)
}
