/** Words for pounds, before or after the sum. */
const currency = String.raw`(?:£|gbp|sv\.?|svar\p{L}*|pounds?)`

const sum = new RegExp(String.raw`^${currency}? ?(?<digits>\d[\d.,'’ ]*?) ?${currency}?$`, 'u')

/** Thousands in groups of three, all divided alike; a comma or a point before one or two digits begins the pence. */
const patterns = [
  /^\d{1,9}(?:[.,]\d{1,2})?$/,
  /^\d{1,3}(?:([ ,'’])\d{3})(?:\1\d{3})*(?:\.\d{1,2})?$/,
  /^\d{1,3}(?:([ .'’])\d{3})(?:\1\d{3})*,\d{1,2}$/,
  // A single group after a point may be anything: 1.250 is £1,250 to one and £1.25 to another.
  /^\d{1,3}(?:\.\d{3}){2,}$/,
]

/**
 * A sum in pounds that somebody typed, such as `7,50`, `£7.50`, `1 250`, `1.250,50` or `50p`; null for anything else. Spaces
 * are those of any kind. Every field for a sum reads it so: a donor's, a treasurer's and the Studio's.
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

/** A sum as one writes it: £7.50, £1,250. */
export function formatPounds(pounds: number): string {
  const decimals = Number.isInteger(pounds) ? 0 : 2
  return `£${pounds.toLocaleString('en-GB', {minimumFractionDigits: decimals, maximumFractionDigits: decimals})}`
}
