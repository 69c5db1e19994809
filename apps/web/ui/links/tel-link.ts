import {toE164} from '@site/schemas/phones/phone'

/** The URL that dials a phone number as people write it. */
export const telLink = (phone: string) => `tel:${toE164(phone) ?? phone.replaceAll(/[^+\d]/g, '')}`
