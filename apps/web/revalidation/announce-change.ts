import type {ContentChanged} from '@site/schemas/webhooks/content-changed'
import {ownOrigin} from './own-origin.ts'
import {signedRequest} from './signed-body.ts'

const nowhere = {slug: null, eventKey: null, path: null, aliases: []}

/**
 * Tells this site what the Content Lake's webhook cannot: that anything may have changed (`content`) or that time
 * has passed (`clock`). Resolves when the pages are made anew.
 *
 * @throws {Error} when the site does not answer or cannot do it
 */
export async function announceChange(what: 'content' | 'clock'): Promise<void> {
  const change: ContentChanged = {_id: what, _type: what, before: nowhere, after: nowhere}
  const response = await fetch(`${ownOrigin}/api/revalidate`, await signedRequest(change))
  if (!response.ok) throw new Error(`The site answered ${response.status} to its own change of ${what}`)
}
