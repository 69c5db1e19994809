import {overtakenRedirects, type PathChange, redirectTo} from '@site/schemas/routes/page-move'
import type {SanityClient} from 'sanity'

/** Until the page moves, it wins over the redirect from its path. */
export async function leaveRedirect(client: SanityClient, document: string, {from, to}: PathChange) {
  const redirect = redirectTo(document, from)
  const overtaken = await client.fetch<string[]>(
    overtakenRedirects,
    {from, to, id: redirect._id},
    {perspective: 'raw'},
  )
  const transaction = client.transaction().createOrReplace(redirect)
  await overtaken.reduce((all, other) => all.delete(other), transaction).commit()
}
