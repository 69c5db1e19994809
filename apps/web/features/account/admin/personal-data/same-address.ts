import {comparableEmail} from '@site/schemas/email-addresses/email-address'

/** Whether two email addresses are one for the database, which ignores case and surrounding space. */
export function isSameAddress(a: string, b: string): boolean {
  return comparableEmail(a) === comparableEmail(b)
}

/** Whether something looks enough like an email address to search for it. */
export function isAddress(text: string): boolean {
  return /^\S+@\S+$/.test(text.trim())
}
