import {readTypedEmail} from '../email-addresses/email-address.ts'
import {toE164} from '../phones/phone.ts'

const scheme = /^[a-z][a-z0-9+.-]*:/i
const host = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?::\d+)?(?=[/?#]|$)/u

/**
 * What somebody typed as a link, with what is missing: `https://` before a web address, `mailto:` before an email
 * address, `tel:` before a phone number. Anything else, also a path of the site such as /kontaktai, stays as it is.
 */
export function completeLink(typed: string): string {
  const text = typed.trim().replace(/^<(.*)>$/, '$1')
  const email = readTypedEmail(text)
  if (email) return `mailto:${email.replaceAll(/[%?#]/g, encodeURIComponent)}`
  const phone = toE164(text)
  if (phone) return `tel:${phone}`
  if (host.test(text)) return `https://${text}`
  if (text.startsWith('//') && host.test(text.slice(2))) return `https:${text}`
  return text
}

/** The link to a web page, an email address or a phone number that somebody typed, complete; undefined if it is none. */
export function readTypedLink(typed: string): string | undefined {
  const link = completeLink(typed)
  return isWholeAddress(link) ? link : undefined
}

/** A web address with `https://` if it lacks it; email addresses and phone numbers stay as they are. */
export function completeWebAddress(typed: string): string {
  const completed = completeLink(typed)
  return completed.startsWith('https:') ? completed : typed.trim()
}

/** True for an email address or a phone number, with or without its scheme. */
export const isContact = (link: string): boolean => /^(?:mailto|tel):/.test(completeLink(link))

/** True for a path of the site. */
export const isPath = (link: string): boolean => link.startsWith('/') && !link.startsWith('//')

/** True for an address with a scheme that leads somewhere: a host with a dot, an email address or a phone number. */
export function isWholeAddress(link: string): boolean {
  if (!scheme.test(link) || /\s/.test(link) || !URL.canParse(link)) return false
  const {protocol, hostname, pathname} = new URL(link)
  if (protocol === 'mailto:') return readTypedEmail(decoded(pathname)) !== undefined
  if (protocol === 'tel:') return toE164(pathname) !== undefined
  return /^https?:$/.test(protocol) && (hostname.includes('.') || hostname === 'localhost')
}

/** Without percent-encoding; what is encoded wrongly stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
