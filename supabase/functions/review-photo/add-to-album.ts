import {ClientError, createClient, type SanityClient} from '@sanity/client'
import {HttpError} from '../_shared/http-error.ts'

interface LakeEnv {
  SANITY_API_HOST?: string | undefined
  SANITY_PROJECT_ID: string
  SANITY_DATASET: string
  SANITY_API_WRITE_TOKEN: string
}

interface PendingPhoto {
  id: string
  album_key: string
  alt_lt: string
  alt_en: string
  storage_path: string
}

/**
 * Uploads the photo to the Content Lake and appends it to its album, unless it is already there. Appends it to a draft of
 * the album too, or publishing the draft would remove the photo.
 *
 * @throws {HttpError} when the album does not exist or the picture is corrupt
 */
export async function addToAlbum(env: LakeEnv, photo: PendingPhoto, file: Blob): Promise<void> {
  const client = createClient({
    projectId: env.SANITY_PROJECT_ID,
    dataset: env.SANITY_DATASET,
    token: env.SANITY_API_WRITE_TOKEN,
    apiVersion: '2026-02-01',
    perspective: 'raw',
    useCdn: false,
    ...(env.SANITY_API_HOST && {apiHost: env.SANITY_API_HOST, useProjectHostname: false}),
  })
  const key = photo.id.replaceAll('-', '')
  const albums = await client.fetch<{_id: string; has: boolean}[]>(
    '*[_type == "photoAlbum" && eventKey == $album && !(_id in path("versions.**"))]{_id, "has": $key in photos[]._key}',
    {album: photo.album_key, key},
  )
  if (!albums.some(({_id}) => !_id.startsWith('drafts.')))
    throw new HttpError('not_found', 'The album is not published any more')
  const incomplete = albums.filter(({has}) => !has)
  if (incomplete.length === 0) return

  const asset = await uploadPicture(client, file, photo.storage_path)
  const entry = {
    _key: key,
    _type: 'localizedImage',
    asset: {_type: 'reference', _ref: asset._id},
    alt: {_type: 'localizedString', lt: photo.alt_lt, en: photo.alt_en},
  }
  const changes = incomplete.reduce(
    (transaction, {_id}) =>
      transaction.patch(_id, (patch) => patch.setIfMissing({photos: []}).append('photos', [entry])),
    client.transaction(),
  )
  await changes.commit({visibility: 'sync'})
}

/** `upload-photo` checks only the start of a file. The Content Lake decodes all of it and rejects a corrupt picture. */
async function uploadPicture(client: SanityClient, file: Blob, filename: string) {
  try {
    return await client.assets.upload('image', file, {filename})
  } catch (error) {
    if (!(error instanceof ClientError) || error.statusCode !== 400) throw error
    throw new HttpError('unsupported_image', 'The picture is broken', {cause: error})
  }
}
