import type {BilingualText} from '../languages.ts'

/** True for a non-empty array or a string that is not blank. */
export function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0
  return typeof value === 'string' && value.trim() !== ''
}

/** A rule with this message that a text is not blank: Sanity's `required` takes spaces for a text. */
export const requireFilled = (missing: BilingualText) => (text: string | undefined) =>
  isFilled(text) || missing
