import type {PhotoReview} from '@site/schemas/requests/photo'
import {Refusal} from '../_shared/refusal.ts'
import {refuseDatabaseError, type ServiceClient} from '../_shared/service-client.ts'
import {addToAlbum} from './add-to-album.ts'

/**
 * Publishes or discards a photo; done twice, it is done once.
 *
 * @throws {Refusal} when the photo does not wait (any more)
 */
export async function reviewPhoto(
  client: ServiceClient,
  lake: Parameters<typeof addToAlbum>[0],
  {id, decision, admin}: PhotoReview & {admin: string},
): Promise<void> {
  const {data: photo, error} = await client.from('photo_uploads').select().eq('id', id).maybeSingle()
  refuseDatabaseError('photo_uploads', error)
  if (!photo) throw new Refusal('not_found', 'The photo does not wait any more')
  const bucket = client.storage.from('photo-uploads')

  if (decision === 'publish') {
    const file = await bucket.download(photo.storage_path)
    if (file.error) throw new Error(`${photo.storage_path} cannot be read: ${file.error.message}`)
    await addToAlbum(lake, photo, file.data)
  }
  const removed = await bucket.remove([photo.storage_path])
  if (removed.error) throw new Error(`${photo.storage_path} cannot be removed: ${removed.error.message}`)
  const deleted = await client.from('photo_uploads').delete().eq('id', id)
  refuseDatabaseError('photo_uploads', deleted.error)
  const logged = await client.rpc('log_photo_review', {
    photo_id: id,
    reviewer: admin,
    decision,
    album_key: photo.album_key,
  })
  refuseDatabaseError('log_photo_review', logged.error)
}
