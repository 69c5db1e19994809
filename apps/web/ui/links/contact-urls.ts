import {toE164} from '@site/schemas/phones/phone'

interface EmailFields {
  subject?: string
  body?: string
}

/** Email programs show a `+` literally, so spaces are `%20`. */
export function mailtoLink(email: string, emailFields: EmailFields = {}): string {
  const fields = Object.entries(emailFields).map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
  const address = email.split('@').map(encodeURIComponent).join('@')
  return fields.length > 0 ? `mailto:${address}?${fields.join('&')}` : `mailto:${address}`
}

/** People may have written the number in any form. */
export const telLink = (phone: string) => `tel:${toE164(phone) ?? phone.replaceAll(/[^+\d]/g, '')}`
