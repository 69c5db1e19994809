import {withoutTrackers} from '@site/schemas/links/trackers'
import {isContact, isPath, isWholeAddress} from '@site/schemas/links/typed-link'

/** Google Docs, Facebook and Outlook redirect through these, and the parameter holds the author's address. */
const redirects: [host: RegExp, path: string, parameter: string][] = [
  [/^www\.google\.com$/, '/url', 'q'],
  [/^lm?\.facebook\.com$/, '/l.php', 'u'],
  [/\.safelinks\.protection\.outlook\.com$/, '/', 'url'],
]

/** Returns undefined for a link to the author's computer or within the source page. */
export function linkBehind(href: string): string | undefined {
  const address = href.trim()
  if (!URL.canParse(address)) return isPath(address) ? address : undefined
  const {hostname, pathname, searchParams} = new URL(address)
  const redirect = redirects.find(([host, path]) => host.test(hostname) && path === pathname)
  const target = redirect && searchParams.get(redirect[2])
  if (target) return linkBehind(target)
  return isWholeAddress(address) || isContact(address) ? withoutTrackers(address) : undefined
}
