/** Those of HMRC's schedule, except that of the street, which it does not contain. */
export const giftAidLimits = {title: 4, name: 35, house: 40, street: 200}

const shape = /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/

/** Returns a British postcode as HMRC takes it, such as `CF10 1AA`, or null if it is none. */
export function britishPostcode(typed: string): string | null {
  const match = shape.exec(typed.replaceAll(/[^a-z\d]/gi, '').toUpperCase())
  return match ? `${match[1]} ${match[2]}` : null
}
