import {fold} from '@site/schemas/fold'

const postcode = /\b(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|LT-?\d{5})\b/i

export const hasPostcode = (text: string): boolean => postcode.test(text)

/** Joins the parts of an address. What one that is complete has already, such as the town, is not repeated. */
export function joinAddress(parts: readonly string[]): string {
  const complete = parts.find((part) => hasPostcode(part) && /[,\n]/.test(part))
  const isRepeated = (part: string) =>
    complete !== undefined && part !== complete && ` ${words(complete)} `.includes(` ${words(part)} `)
  return parts.filter((part) => !isRepeated(part)).join('\n')
}

const words = (text: string) =>
  fold(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
