import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'
import {
  type PreviewLink,
  previewLink,
  type PreviewLinkRequest,
  previewLinksPath,
  revocationId,
  revocationType,
} from '@site/schemas/requests/preview-link'
import type {SanityClient} from 'sanity'
import {env} from '../../workspace/env.ts'

interface WantedLink extends Omit<PreviewLinkRequest, 'secret'> {
  userId: string
}

/**
 * Has the site make a link to the draft of a document. What signs it stays on the site. What the Studio sends in its place is
 * a secret that it writes into the dataset with the rights of whoever is logged in: with a log-in by cookies, as Sanity's own
 * may be, it has no token to send.
 *
 * @throws {Error} if the site refuses, or cannot be reached
 */
export async function makePreviewLink(client: SanityClient, wanted: WantedLink): Promise<PreviewLink> {
  const {userId, ...link} = wanted
  const {secret} = await createPreviewSecret(client, 'site/share-draft', location.href, userId)
  const response = await fetch(new URL(previewLinksPath, env.SANITY_STUDIO_SITE_URL), {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({...link, secret} satisfies PreviewLinkRequest),
  })
  if (!response.ok) throw new Error(`The site makes no link: ${response.status} ${await response.text()}`)
  return previewLink.parse(await response.json())
}

/** Ends all links to a document's draft that have been made until now, and what is being looked at with them. */
export async function revokePreviewLinks(client: SanityClient, document: string): Promise<void> {
  await client.createOrReplace({_id: revocationId(document), _type: revocationType})
}
