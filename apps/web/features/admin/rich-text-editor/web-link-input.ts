import {webLink} from '@site/schemas/requests/web-link'

/** The address of a web page as somebody typed it, perhaps without ‘https://’; undefined if it is none. */
export function toWebLink(typed: string): string | undefined {
  const address = typed.trim()
  const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(address) && !/^[^/]+\.[^/]+:\d/.test(address)
  const link = webLink.safeParse(hasScheme ? address : `https://${address}`)
  // ‘https://hello’ is a valid URL, but nobody means it.
  return link.success && new URL(link.data).hostname.includes('.') ? link.data : undefined
}
