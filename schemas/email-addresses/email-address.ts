/** What every mail server takes. */
export const MOST_EMAIL_CHARACTERS = 254

/** As browsers check addresses, but with a dot in the domain: `rasa@gmail` is a mistake, and gets no email. */
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** What pasted text brings along that nobody sees, such as marks of direction and spaces that do not break. */
const unseen = /[\p{Cc}\p{Cf}\p{Variation_Selector}\u00a0\u2007\u202f]/gu

/**
 * A typed address without what nobody sees, and its domain as mail servers know it: `rasa@bendruomenė.lt` becomes
 * `rasa@xn--bendruomen-0mb.lt`.
 */
export function tidyEmail(typed: string): string {
  const address = typed.replaceAll(unseen, '').trim()
  const [, mailbox, domain] = /^([^@]*@)([^@\s/\\?#:[\]%]*\P{ASCII}[^@\s/\\?#:[\]%]*)$/u.exec(address) ?? []
  return domain && URL.canParse(`https://${domain}`)
    ? mailbox + new URL(`https://${domain}`).hostname
    : address
}

/** True for a tidy address to which email can be sent. */
export const isEmail = (address: string): boolean =>
  address.length <= MOST_EMAIL_CHARACTERS && pattern.test(address)

/** The address that somebody typed; undefined if it is none. */
export function readTypedEmail(typed: string): string | undefined {
  const address = tidyEmail(typed)
  return isEmail(address) ? address : undefined
}

/** An address as the database keeps and compares it: `private.normalize_email()` does the same. */
export const comparableEmail = (address: string): string => address.trim().toLowerCase().normalize()
