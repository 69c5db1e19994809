import type {BilingualText} from '../languages.ts'

/** Blank strings and empty arrays are not filled. */
export function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return typeof value === 'string' && value.trim() !== ''
}

/** Sanity's `required` accepts a text of spaces. */
export const requireFilled = (missing: BilingualText) => (text: string | undefined) =>
  isFilled(text) || missing
