import {createContentLake, LakeError, type ContentLake} from '../_shared/content-lake.ts'
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

/** Appends to a draft of the album too, because publishing it would otherwise remove the photo. */
export async function addToAlbum(env: LakeEnv, photo: PendingPhoto, file: Blob): Promise<void> {
  const lake = createContentLake({...env, token: env.SANITY_API_WRITE_TOKEN, timeoutMs: 30_000})
  const key = photo.id.replaceAll('-', '')
  const albums = (await lake.query(
    '*[_type == "photoAlbum" && eventKey == $album && !(_id in path("versions.**"))]{_id, "has": $key in photos[]._key}',
    {album: photo.album_key, key},
    'raw',
  )) as {_id: string; has: boolean | null}[]
  if (!albums.some(({_id}) => !_id.startsWith('drafts.')))
    throw new HttpError('not_found', 'The album is not published any more')
  const incomplete = albums.filter(({has}) => !has)
  if (incomplete.length === 0) return

  const asset = await uploadPicture(lake, file, photo.storage_path)
  const entry = {
    _key: key,
    _type: 'localizedImage',
    asset: {_type: 'reference', _ref: asset},
    alt: {_type: 'localizedString', lt: photo.alt_lt, en: photo.alt_en},
  }
  await lake.mutate(
    incomplete.map(({_id}) => ({
      patch: {id: _id, setIfMissing: {photos: []}, insert: {after: 'photos[-1]', items: [entry]}},
    })),
  )
}

/** `upload-photo` checks only the start of a file. The Content Lake decodes all of it. */
async function uploadPicture(lake: ContentLake, file: Blob, filename: string): Promise<string> {
  try {
    return await lake.uploadImage(file, filename)
  } catch (error) {
    if (!(error instanceof LakeError) || error.status !== 400) throw error
    throw new HttpError('unsupported_image', 'The picture is broken', {cause: error})
  }
}
