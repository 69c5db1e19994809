import type {PhotoReview} from '@site/schemas/requests/photo'
import {HttpError} from '../_shared/http-error.ts'
import type {PhotoBucket} from '../_shared/photo-bucket.ts'
import {throwOnError, type ServiceClient} from '../_shared/service-client.ts'
import {addToAlbum} from './add-to-album.ts'

/** @throws {HttpError} not_found when the photo is no longer pending. Can be repeated after a failure. */
export async function reviewPhoto(
  client: ServiceClient,
  bucket: PhotoBucket,
  lake: Parameters<typeof addToAlbum>[0],
  {id, decision, reviewer}: PhotoReview & {reviewer: string},
): Promise<void> {
  const {data: photo, error} = await client.from('photo_uploads').select().eq('id', id).maybeSingle()
  throwOnError('photo_uploads', error)
  if (!photo) throw new HttpError('not_found', 'The photo is no longer pending')

  if (decision === 'publish') {
    const file = await bucket.download(photo.storage_path)
    if (file.error) throw new Error(`${photo.storage_path} cannot be read: ${file.error.message}`)
    await addToAlbum(lake, photo, file.data)
  }
  const removed = await bucket.remove([photo.storage_path])
  if (removed.error) throw new Error(`${photo.storage_path} cannot be removed: ${removed.error.message}`)
  const deleted = await client.from('photo_uploads').delete().eq('id', id)
  throwOnError('photo_uploads', deleted.error)
  const logged = await client.rpc('log_photo_review', {
    photo_id: id,
    reviewer,
    decision,
    album_key: photo.album_key,
  })
  throwOnError('log_photo_review', logged.error)
}
