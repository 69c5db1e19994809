import type {AnyTag} from '#/sanity/content-tags.ts'
import {makeAnew} from './make-anew.ts'
import {ownOrigin, refreshHeader} from './own-origin.ts'
import {signedRequest} from './signed-body.ts'

/**
 * Marks everything that carries one of the tags as out of date, and learns which addresses there are now. A request to the site itself, since Next applies an
 * invalidation only once the handler that asked for it has ended.
 *
 * @throws {Error} when the site does not answer itself
 */
export async function invalidate(tags: AnyTag[]): Promise<void> {
  const response = await fetch(`${ownOrigin}/api/revalidate/tags`, await signedRequest({tags}))
  if (!response.ok) throw new Error(`The site refused to invalidate ${tags.join(', ')}: ${response.status}`)
  await makeAnew('/api/addresses')
  await fetch(ownOrigin, {method: 'HEAD', headers: {[refreshHeader]: 'addresses'}})
}
