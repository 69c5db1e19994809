import {isContact, isPath, isWholeAddress} from '@site/schemas/typed/typed-link'

/** Where a pasted link leads: past the redirect of Google Docs, and nowhere for what is on the author's computer or page. */
export function linkBehind(href: string): string | undefined {
  const address = href.trim()
  if (!URL.canParse(address)) return isPath(address) ? address : undefined
  const {hostname, pathname, searchParams} = new URL(address)
  const target = hostname === 'www.google.com' && pathname === '/url' ? searchParams.get('q') : undefined
  if (target) return linkBehind(target)
  return isWholeAddress(address) || isContact(address) ? address : undefined
}
