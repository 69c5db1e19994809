/** Every mail server accepts this many. */
export const MOST_EMAIL_CHARACTERS = 254

/** Browsers check addresses the same way, but here the domain needs a dot: `rasa@gmail` gets no email. */
const pattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i

/** Pasted text may contain invisible characters, such as direction marks and non-breaking spaces. */
const unseen = /[\p{Cc}\p{Cf}\p{Variation_Selector}\u00a0\u2007\u202f]/gu

/** For mail servers, `rasa@bendruomenė.lt` becomes `rasa@xn--bendruomen-0mb.lt`. */
export function tidyEmail(typed: string): string {
  const address = typed.replaceAll(unseen, '').trim()
  const [, mailbox, domain] = /^([^@]*@)([^@\s/\\?#:[\]%]*\P{ASCII}[^@\s/\\?#:[\]%]*)$/u.exec(address) ?? []
  return domain && URL.canParse(`https://${domain}`)
    ? mailbox + new URL(`https://${domain}`).hostname
    : address
}

export const isEmail = (address: string): boolean =>
  address.length <= MOST_EMAIL_CHARACTERS && pattern.test(address)

/** Returns undefined if it is not an email address. */
export function readTypedEmail(typed: string): string | undefined {
  const address = tidyEmail(typed)
  return isEmail(address) ? address : undefined
}

/** The database compares addresses in the same way, in `private.normalize_email()`. */
export const comparableEmail = (address: string): string => address.trim().toLowerCase().normalize()
