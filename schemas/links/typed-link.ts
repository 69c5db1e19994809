import {readTypedEmail} from '../email-addresses/email-address.ts'
import {toE164} from '../phones/phone.ts'
import {withoutTrackers} from './trackers.ts'

const scheme = /^[a-z][a-z0-9+.-]*:/i
const host = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+\p{L}{2,}(?::\d+)?(?=[/?#]|$)/u

/**
 * Adds what is missing from a typed link: `https://` to a web address, `mailto:` to an email address, `tel:` to a phone
 * number. What trackers added to a web address goes. Anything else stays, such as the path /kontaktai.
 */
export function completeLink(typed: string): string {
  return withoutTrackers(withScheme(typed))
}

function withScheme(typed: string): string {
  const text = typed.trim().replace(/^<(.*)>$/, '$1')
  // First, since youtube.com/@vardas.pavarde has the letters of an email address.
  if (host.test(text)) return `https://${text}`
  if (text.startsWith('//') && host.test(text.slice(2))) return `https:${text}`
  const email = readTypedEmail(text)
  if (email) return `mailto:${email.replaceAll(/[%/?#]/g, encodeURIComponent)}`
  const phone = toE164(text)
  if (phone) return `tel:${phone}`
  return text
}

/** Returns the completed link to a web page, email address or phone number; undefined if it is something else. */
export function readTypedLink(typed: string): string | undefined {
  const link = completeLink(typed)
  return isWholeAddress(link) ? link : undefined
}

/** Email addresses and phone numbers stay as they are. */
export function completeWebAddress(typed: string): string {
  const completed = completeLink(typed)
  return /^https?:/.test(completed) ? completed : typed.trim()
}

export const isContact = (link: string): boolean => /^(?:mailto|tel):/.test(completeLink(link))

export const isPath = (link: string): boolean => link.startsWith('/') && !link.startsWith('//')

/** The host must have a dot. Email addresses and phone numbers count too, if they have their scheme. */
export function isWholeAddress(link: string): boolean {
  if (!scheme.test(link) || /\s/.test(link) || !URL.canParse(link)) return false
  const {protocol, hostname, pathname} = new URL(link)
  if (protocol === 'mailto:') return readTypedEmail(decoded(pathname)) !== undefined
  if (protocol === 'tel:') return toE164(pathname) !== undefined
  return /^https?:$/.test(protocol) && (hostname.includes('.') || hostname === 'localhost')
}

/** Text with invalid percent-encoding stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
