import {ownOrigin} from '../content/freshness/own-origin.ts'
import {pages} from '../navigation/pages.ts'

let known: Promise<Set<string>> | undefined

/**
 * Whether there is a page at the address, as it stands in the address bar but without language. An address that was
 * unknown so far is looked up anew, so that a page just published is found.
 *
 * @param afresh looks up anew in any case, so that a page just deleted is gone
 */
export async function isKnownAddress(path: string, afresh: boolean): Promise<boolean> {
  if (!afresh && (await known)?.has(path)) return true
  known = loadAddresses(await known)
  return (await known).has(path)
}

async function loadAddresses(before: Set<string> = new Set()): Promise<Set<string>> {
  try {
    const response = await fetch(`${ownOrigin}/api/addresses`)
    const paths: string[] = await response.json()
    return new Set([...pages, ...paths].map(encodeURI))
  } catch {
    return before
  }
}
