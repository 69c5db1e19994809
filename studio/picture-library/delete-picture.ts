import {ClientError} from '@sanity/client'
import type {Bilingual} from '@site/schemas/languages'
import type {SanityClient} from 'sanity'
import {pictureRightsId} from './picture-rights.ts'

/** Documents in the bin that show the picture. They come back without it. */
export const loadDeletedUses = (
  client: SanityClient,
  assetId: string,
): Promise<{title: Bilingual<string>}[]> =>
  client.fetch(
    `*[_type == "deletedDocument" && count(string::split(content, $assetId)) > 1]{title}`,
    {assetId},
    {perspective: 'raw', tag: 'picture-delete'},
  )

/**
 * Deletes a picture to which nothing refers, with what is recorded of its rights.
 *
 * @throws {Error} if the Content Lake cannot be reached or refuses
 */
export async function deletePicture(client: SanityClient, assetId: string): Promise<'deleted' | 'used'> {
  // A weak reference would keep the Content Lake from nothing.
  const uses = await client.fetch<number>(
    'count(*[references($assetId)])',
    {assetId},
    {perspective: 'raw', tag: 'picture-delete'},
  )
  if (uses > 0) return 'used'
  try {
    await client
      .transaction()
      .delete(pictureRightsId(assetId))
      .delete(assetId)
      .commit({tag: 'picture-delete'})
    return 'deleted'
  } catch (error) {
    if (error instanceof ClientError && error.statusCode === 409) return 'used'
    throw error
  }
}
