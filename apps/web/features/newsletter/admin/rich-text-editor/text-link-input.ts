import {emailAddress} from '@site/schemas/requests/log-in'
import {toE164} from '@site/schemas/requests/phone'
import {textLink} from '@site/schemas/requests/web-link'

/**
 * The link to a web page, an email address or a phone number as somebody typed it, perhaps without ‘https://’, ‘mailto:’
 * or ‘tel:’; undefined if it is none.
 */
export function toTextLink(typed: string): string | undefined {
  const address = typed.trim()
  const phone = toE164(address)
  if (phone) return `tel:${phone}`
  const email = emailAddress.safeParse(address)
  if (email.success) return `mailto:${email.data}`
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(address) && !/^[^/]+\.[^/]+:\d/.test(address)
  const link = textLink.safeParse(hasScheme ? address : `https://${address}`)
  return link.success && leadsSomewhere(new URL(link.data)) ? link.data : undefined
}

/** ‘https://hello’ and ‘mailto:hello’ are valid URLs, but nobody means them. */
function leadsSomewhere({protocol, hostname, pathname}: URL): boolean {
  if (protocol === 'mailto:') return emailAddress.safeParse(pathname).success
  return protocol !== 'tel:' && hostname.includes('.')
}
