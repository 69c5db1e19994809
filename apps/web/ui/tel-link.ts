/** The URL that dials a phone number as people write it. */
export const telLink = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, '')}`
