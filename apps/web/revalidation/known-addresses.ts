import type {AllAddresses} from '#/app/api/addresses/route.ts'
import {ownOrigin} from './own-origin.ts'
import {pages} from '#/routes/pages.ts'

interface Known {
  pages: Set<string>
  redirects: Map<string, string>
}

let known: Promise<Known> | undefined

/**
 * What there is at the address, as it stands in the address bar but without language: a page, the address of a page
 * that was here before, or nothing. An address that was unknown so far is looked up anew, so that a page just
 * published is found.
 *
 * @param afresh looks up anew in any case, so that a page just deleted is gone
 */
export async function findAddress(
  path: string,
  afresh: boolean,
): Promise<'page' | {movedTo: string} | undefined> {
  if (!afresh && (await known)?.pages.has(path)) return 'page'
  known = loadAddresses(await known)
  const {pages: found, redirects} = await known
  const movedTo = redirects.get(path)
  if (found.has(path)) return 'page'
  return movedTo === undefined ? undefined : {movedTo}
}

async function loadAddresses(
  before: Known = {pages: new Set<string>(pages), redirects: new Map()},
): Promise<Known> {
  try {
    const response = await fetch(`${ownOrigin}/api/addresses`)
    const addresses: AllAddresses = await response.json()
    return {
      pages: new Set(addresses.pages.map(encodeURI)),
      redirects: new Map(Object.entries(addresses.redirects)),
    }
  } catch {
    return before
  }
}
