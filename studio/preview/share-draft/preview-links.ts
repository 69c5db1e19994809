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
 * The site signs the link, so the signing key stays there. The Studio identifies its user with a secret that it writes
 * into the dataset with the user's rights, because a log-in by cookies leaves it no token to send.
 *
 * @throws {Error} if the site refuses, or cannot be reached
 */
export async function makePreviewLink(client: SanityClient, wanted: WantedLink): Promise<PreviewLink> {
  const {userId, ...link} = wanted
  const {secret} = await createPreviewSecret(client, 'site/share-draft', location.href, userId)
  const response = await fetch(new URL(previewLinksPath, env.SITE_URL), {
    method: 'POST',
    headers: {'content-type': 'application/json'},
    body: JSON.stringify({...link, secret} satisfies PreviewLinkRequest),
  })
  if (!response.ok) throw new Error(`The site makes no link: ${response.status} ${await response.text()}`)
  return previewLink.parse(await response.json())
}

/** Revokes all earlier links, including those that are being viewed. */
export async function revokePreviewLinks(client: SanityClient, document: string): Promise<void> {
  await client.createOrReplace({_id: revocationId(document), _type: revocationType})
}
