import {toE164} from '@site/schemas/phones/phone'

/** People may have written the number in any form. */
export const telLink = (phone: string) => `tel:${toE164(phone) ?? phone.replaceAll(/[^+\d]/g, '')}`
