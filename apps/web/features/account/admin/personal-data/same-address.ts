import {comparableEmail} from '@site/schemas/email-addresses/email-address'

/** The database ignores case and surrounding space in addresses. */
export function isSameAddress(a: string, b: string): boolean {
  return comparableEmail(a) === comparableEmail(b)
}

export function isAddress(text: string): boolean {
  return /^\S+@\S+$/.test(text.trim())
}
